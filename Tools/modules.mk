# What Package.swift says of modules and renderers, for every makefile: see Tools/modules.
.build/modules.mk: Package.swift Tools/modules
	@mkdir -p .build
	@Tools/modules make > $@.new && mv $@.new $@
include .build/modules.mk

# Modules, and all that they import.
ALL = $(if $(1),$(sort $(1) $(call ALL,$(foreach name,$(1),$(IMPORTS_$(name))))))
