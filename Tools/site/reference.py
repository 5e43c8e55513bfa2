"""Writes the reference of the C contract and its wrappers as pages for Sphinx, from what Doxygen reads in the headers."""
import itertools
import pathlib
import re
import subprocess
import xml.etree.ElementTree as XML

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CONTRACT = "Sources/FeedPluginAPI/include/feed_plugin.h"
HELPERS = ["SDK/include/feed_plugin_helpers.h", "SDK/include/feed_terminal.h"]
WRAPPER = "SDK/include/feed_plugin.hpp"
RUST = "SDK/rust/feed_plugin.rs"
# A sentence about how long something holds, or whose it is, is a field.
LIFETIME = re.compile(r"\b(valid|borrowed|owned|owns|lent|frees|holds? until|made by the plugin)\b", re.I)


class Reference:
    def __init__(self, pages, scratch):
        self.pages, self.scratch = pages, scratch
        self.names = set()
        scratch.mkdir(parents=True, exist_ok=True)
        # Doxygen reads comments of three slashes only.
        wrapper = re.sub(r"^( *)// ", r"\1/// ", (ROOT / WRAPPER).read_text(), flags=re.M)
        (scratch / "feed_plugin.hpp").write_text(wrapper)
        inputs = [str(ROOT / path) for path in [CONTRACT, *HELPERS]] + ["feed_plugin.hpp"]
        options = f"""INPUT = {" ".join(inputs)}
            GENERATE_HTML = NO\nGENERATE_LATEX = NO\nGENERATE_XML = YES\nXML_PROGRAMLISTING = NO\nQUIET = YES
            EXTRACT_ALL = YES\nEXTRACT_STATIC = YES\nMARKDOWN_SUPPORT = NO\nMACRO_EXPANSION = YES
            EXPAND_ONLY_PREDEF = YES\nAUTOLINK_SUPPORT = NO\nPREDEFINED = FEED_EXPORT= __attribute__(x)="""
        subprocess.run(["doxygen", "-"], input=options, text=True, check=True, cwd=scratch)
        compounds = [XML.parse(path).getroot().find("compounddef") for path in sorted((scratch / "xml").glob("*.xml"))
                     if path.name not in ("index.xml", "Doxyfile.xml")]
        self.structs = [one for one in compounds if one.get("kind") in ("struct", "class")]
        self.files = {one.findtext("compoundname"): one for one in compounds if one.get("kind") == "file"}
        self.namespace = next(one for one in compounds if one.findtext("compoundname") == "feedhost")
        for struct in self.structs:
            name = struct.findtext("compoundname")
            self.names |= {name} | {f"{name}.{member.findtext('name')}" for member in struct.iter("memberdef")}
        for file in self.files.values():
            self.names |= {member.findtext("name") for member in file.iter("memberdef")}
            self.names |= {value.findtext("name") for value in file.iter("enumvalue")}

    def text(self, words):
        """Escapes plain text; names of the contract become links."""
        parts = words.split("`")
        for index in range(0, len(parts), 2):
            plain = re.sub(r"([\\*|_])", r"\\\1", parts[index])
            parts[index] = re.sub(r"\b(?:feed|FEED)\\_[\w\\]+(?![\w\\]|\.hp*\b)(?:\.[\w\\]+\w)?", self.link, plain)
        return "``".join(parts)

    def link(self, found):
        name = found[0].replace("\\", "")
        return f":c:type:`{name}`\\ " if name in self.names else found[0]

    def about(self, described, indent):
        """Yields the lines of a description, with thread and lifetime as fields."""
        paragraphs = [" ".join("".join(para.itertext()).split()) for para in
                      described.findall("briefdescription/para") + described.findall("detaileddescription/para")]
        thread, lifetime = "", []
        for paragraph in paragraphs:
            found = re.search(r"\s*\[((?:plugin|any)-thread[^]]*)\]", paragraph)
            if found:
                thread, paragraph = found[1], paragraph.replace(found[0], "")
            sentences = re.split(r"(?<=\.)\s+(?=[A-Z`*])", paragraph)
            lifetime += [sentence for sentence in sentences if LIFETIME.search(sentence)]
            rest = " ".join(sentence for sentence in sentences if not LIFETIME.search(sentence))
            if rest.strip():
                yield from ["", indent + self.text(rest)]
        fields = [("Thread", thread), ("Lifetime and owner", self.text(" ".join(lifetime)))]
        yield ""
        yield from [f"{indent}:{field}: {value}" for field, value in fields if value]

    def prose(self, lines, language="text"):
        """Yields a comment: words at the margin are paragraphs, after a rule's name sections, and what is indented is as it is."""
        margin, flat = 0, []
        for line in lines:
            rule = re.match(r"([A-Z]\w+) {2,}", line)
            if rule:
                margin = rule.end()
                flat += ["", rule[1], "~" * len(rule[1]), ""]
            flat.append(line[margin:] if rule or line[:margin].isspace() else line)
        for indented, group in itertools.groupby(flat, lambda line: line[:1] == " "):
            if indented:
                yield from ["", f".. code-block:: {language}", "", *("   " + line for line in group), ""]
            else:
                yield self.text("\n".join(group))

    @staticmethod
    def declared(member):
        """Returns a declaration as C has it; Doxygen spaces pointers to functions otherwise."""
        return member.findtext("definition").replace("(* ", " (*").replace(") (", ")(")

    def entries(self, file):
        """Yields line, signature and lines of all that a C header declares."""
        own = {struct.findtext("compoundname"): struct for struct in self.structs
               if struct.find("location").get("file").endswith(file)}
        for name, struct in own.items():
            lines = list(self.about(struct, "   "))
            for member in struct.iter("memberdef"):
                lines += ["", f"   .. c:member:: {self.declared(member).replace(f'{name}::', '')}", *self.about(member, "      ")]
            yield int(struct.find("location").get("line")), f".. c:struct:: {name}", lines
        for member in self.files[pathlib.Path(file).name].iter("memberdef"):
            kind, name = member.get("kind"), member.findtext("name")
            line, lines = int(member.find("location").get("line")), list(self.about(member, "   "))
            if kind == "define" and not name.endswith("_"):
                parameters = ", ".join(parameter.findtext("defname") or "" for parameter in member.findall("param"))
                value = " ".join((member.findtext("initializer") or "").split())
                signature = f"{name}({parameters})" if parameters else name
                shown = ["", f"   Its value is ``{value}``."] if 0 < len(value) < 60 and not parameters else []
                if lines[-1] != "" or len(lines) > 1 or shown:
                    yield line, f".. c:macro:: {signature}", shown + lines
            elif kind == "enum":
                values = []
                for value in member.findall("enumvalue"):
                    initializer = " ".join(value.findtext("initializer", "").split())
                    signature = value.findtext("name") + (f" {initializer}" if len(initializer) < 20 else "")
                    values += ["", f".. c:enumerator:: {signature}", *self.about(value, "   ")]
                yield line, None, [*self.about(member, ""), *values]
            elif kind == "typedef" and name not in own:
                yield line, f".. c:type:: {self.declared(member)[8:]}", lines
            elif kind == "function":
                kinds = "".join(member.find("type").itertext()).replace("static inline ", "")
                yield line, f".. c:function:: {kinds} {name}{member.findtext('argsstring')}", lines

    @staticmethod
    def entry(signature, body):
        """The lines of a declaration, below its name as a heading if it is more than a macro."""
        name = signature and re.search(r"(\w+)\)?(?:\(.*)?$", signature)[1]
        heading = [] if not signature or ":macro:" in signature else ["", name, "~" * len(name)]
        return [*heading, "", *([signature] if signature else []), *body]

    def contract(self):
        """A page for each part of the header; what it says of all of them is the first."""
        header = (ROOT / CONTRACT).read_text()
        marks = list(re.finditer(r"^/\* -{20,}\n \* (.*?)\n(.*?)\*/", header, re.M | re.S))
        entries = sorted(self.entries(CONTRACT), key=lambda entry: entry[0])
        comment = re.match(r"/\*\n(.*?) \*/", header, re.S)[1]
        rules = self.prose([line[3:] for line in comment.split("\n")])
        self.page("contract", "The C contract", ["", *rules, "", ".. toctree::", "   :glob:", "", "   contract-*"], "c")
        for number, (mark, following) in enumerate(zip(marks, marks[1:] + [None]), 1):
            first = header.count("\n", 0, mark.start())
            last = header.count("\n", 0, following.start()) if following else 1 << 30
            title = mark[1].split(". ")[0]
            prose = [mark[1].partition(". ")[2], *(line[3:] for line in mark[2].split("\n"))]
            lines = ["", *self.prose(prose), ""]
            for line, signature, body in entries:
                if first <= line < last:
                    lines += self.entry(signature, body)
            self.page(f"contract-{number}", title, lines, "c")

    def helpers(self):
        lines = []
        for path in HELPERS:
            lines += ["", path.split("/")[-1], "-" * 40]
            for _, signature, body in sorted(self.entries(path), key=lambda entry: entry[0]):
                lines += self.entry(signature, body)
        self.page("helpers", "Helpers for C", lines, "c")

    def wrapper(self):
        """The classes of the C++ wrapper; its first comment says how it is used."""
        comment = re.match(r"(//.*\n)+", (ROOT / WRAPPER).read_text())[0]
        lines = ["", *self.prose([line[3:] for line in comment.split("\n")], "cpp"), "", ".. cpp:namespace:: feedhost"]
        for part in [self.namespace, *self.structs]:
            name = part.findtext("compoundname")
            if not name.startswith("feedhost") or "boundary" in name or "iterator" in name or "<" in name:
                continue
            indent = ""
            if part is not self.namespace:
                parameters = ", ".join("".join(one.find("type").itertext()) for one in part.findall("templateparamlist/param"))
                template = f"template<{parameters}> " if parameters else ""
                lines += ["", name[10:], "~" * len(name), "", f".. cpp:class:: {template}{name[10:]}", *self.about(part, "   ")]
                indent = "   "
            for member in part.iter("memberdef"):
                described = list(self.about(member, indent + "   "))
                kind = {"function": "function", "variable": "member"}.get(member.get("kind"))
                if member.get("prot") != "public" or not kind or len(described) < 2:
                    continue
                kinds = "".join(member.find("type").itertext())
                lines += ["", f"{indent}.. cpp:{kind}:: {kinds} {member.findtext('name')}{member.findtext('argsstring')}",
                          *described]
        self.page("cpp", "The C++ wrapper", lines, "cpp")

    def rust(self):
        """What the Rust wrapper declares, with its comments, which are Markdown."""
        source = (ROOT / RUST).read_text()
        source = re.sub(r"^/// The contract[^{]*^pub mod sys \{.*?^\}\n", "", source, flags=re.M | re.S)
        text = "# The Rust wrapper\n\n" + "".join(re.findall(r"^//! ?(.*\n)", source, re.M)).replace("```ignore", "```rust")
        for found in re.finditer(r"((?:^ *///.*\n)+)(?: *#\[.*\n)*( *)((?:pub|fn|const) .*?)(?: \{|;|,?\n)", source, re.M):
            comment = re.sub(r"^ */// ?", "", found[1], flags=re.M)
            name = re.search(r"(?:struct|enum|trait|fn|type|const|macro_rules!) (\w+)", found[3])
            heading = "" if found[2] or not name else f"\n## {name[1]}\n"
            text += f"{heading}\n```rust\n{found[3]}\n```\n\n{comment}"
        (self.pages / "rust.md").write_text(re.sub(r"\[(`[^`]*`)\](?!\()", r"\1", text))

    def page(self, name, title, lines, domain):
        text = "\n".join([title, "=" * len(title), "", f".. default-domain:: {domain}", *lines]) + "\n"
        (self.pages / f"{name}.rst").write_text(text)
    def write(self):
        self.pages.mkdir(parents=True, exist_ok=True)
        self.contract()
        self.helpers()
        self.wrapper()
        self.rust()
