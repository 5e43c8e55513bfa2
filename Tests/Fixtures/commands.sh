#!/bin/sh
# Runs the commands in the file beside it. Tests link to this file, since a script that a test wrote could still be open
# for writing in a process started by another test, and could not be run (ETXTBSY).
. "$0.commands"
