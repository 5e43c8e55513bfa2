#!/bin/sh
# Runs the commands that stand beside it. A test links to this file: what it had written itself could be
# open for writing still in a process that another test starts, and could not be run then (ETXTBSY).
. "$0.commands"
