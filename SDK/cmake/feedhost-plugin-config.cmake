# find_package(feedhost-plugin) brings feedhost_add_plugin(NAME SOURCE...), which makes NAME.so, and
# FEEDHOST_PLUGIN_DIRECTORY, where plugins for everybody go.
# CMake may have come here by /lib, a link to /usr/lib.
get_filename_component(_feedhost_prefix "${CMAKE_CURRENT_LIST_DIR}" REALPATH)
get_filename_component(_feedhost_prefix "${_feedhost_prefix}/../../.." ABSOLUTE)
set(FEEDHOST_PLUGIN_DIRECTORY "${_feedhost_prefix}/lib/feedhost/plugins")
set(_feedhost_exports "${_feedhost_prefix}/share/feedhost/exports.map")

if(NOT TARGET FeedHost::plugin)
    add_library(FeedHost::plugin INTERFACE IMPORTED)
    set_target_properties(FeedHost::plugin PROPERTIES
        INTERFACE_INCLUDE_DIRECTORIES "${_feedhost_prefix}/include"
        INTERFACE_LINK_OPTIONS "-Wl,--version-script=${_feedhost_exports};-Wl,-z,defs")
endif()

function(feedhost_add_plugin name)
    add_library(${name} MODULE ${ARGN})
    target_link_libraries(${name} PRIVATE FeedHost::plugin)
    set_target_properties(${name} PROPERTIES
        PREFIX "" C_VISIBILITY_PRESET hidden CXX_VISIBILITY_PRESET hidden)
endfunction()
