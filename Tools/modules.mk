# The modules and renderers of Package.swift, for makefiles: see Tools/modules.
.build/modules.mk: Package.swift Tools/modules
	@mkdir -p .build
	@Tools/modules make > $@.new && mv $@.new $@
include .build/modules.mk

# Modules and all their imports.
ALL = $(if $(1),$(sort $(1) $(call ALL,$(foreach name,$(1),$(IMPORTS_$(name))))))
