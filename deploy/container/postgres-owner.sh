#!/bin/sh
set -e
psql -v ON_ERROR_STOP=1 -U postgres -v password="$POSTGRES_PASSWORD" <<'SQL'
create role foyer login createrole password :'password';
create database foyer owner foyer;
SQL
