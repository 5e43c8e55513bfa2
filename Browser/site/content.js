// The only code that turns HTML into elements. The module has sanitised it.
const policy = window.trustedTypes?.createPolicy("feedhost", { createHTML: (html) => html });

/**
 * Shows an article's content in `element`: sanitised HTML, with lazy pictures and without a referrer, or text.
 * @param {function(string): string} addressOf maps a picture's address to the one to load it from
 * @param {function(HTMLImageElement, string)} show loads a picture from there
 */
export function showContent(element, { html, text, caption }, addressOf, show) {
  element.replaceChildren(html ? sanitised(html, addressOf, show) : "", ...[text, caption].flatMap((text) => text?.split(/\n\s*\n/) ?? [])
    .map((text) => Object.assign(document.createElement("p"), { className: "lines", dir: "auto", textContent: text })));
}

function sanitised(html, addressOf, show) {
  const template = document.createElement("template");
  template.innerHTML = policy ? policy.createHTML(html) : html;
  for (const picture of template.content.querySelectorAll("img")) {
    picture.loading = "lazy";
    picture.referrerPolicy = "no-referrer";
    const url = picture.getAttribute("src");
    if (!url || addressOf(url) === url) continue;
    show(picture, addressOf(url));
    // Choices of other sizes and formats, beside the one that sanitised pictures always have.
    picture.removeAttribute("srcset");
    for (const choice of picture.closest("picture")?.querySelectorAll("source") ?? []) choice.remove();
  }
  for (const medium of template.content.querySelectorAll("audio, video")) {
    medium.preload = "none";
    medium.controls = true;
    const poster = medium.getAttribute("poster");
    if (poster) medium.poster = addressOf(poster);
  }
  for (const link of template.content.querySelectorAll("a[href]")) {
    if (link.getAttribute("href").startsWith("#")) continue;
    link.target = "_blank";
    link.rel = "noopener noreferrer";
  }
  // Content stands below the title of its article, and is no other main part of the page.
  for (const heading of template.content.querySelectorAll("h1, h2, h3, h4, h5, h6")) heading.setAttribute("aria-level", Number(heading.localName[1]) + 2);
  for (const main of template.content.querySelectorAll("main")) main.setAttribute("role", "none");
  for (const wide of template.content.querySelectorAll("pre, table")) wide.tabIndex = 0;
  return template.content;
}
