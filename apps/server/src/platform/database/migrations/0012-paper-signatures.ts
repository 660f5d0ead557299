import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is on a registration card. */
const signedFacts = [
  ...['firstName', 'lastName', 'secondLastName', 'gender', 'birthDate', 'nationality'],
  ...['documentType', 'documentNumber', 'supportNumber', 'issueDate', 'expiryDate', 'issueCountry'],
  ...['country', 'region', 'municipality', 'city', 'street', 'postalCode', 'phone', 'email'],
]

const signedPart = (row: 'old' | 'new') =>
  `jsonb_strip_nulls(jsonb_build_object(${signedFacts.map((name) => `'${name}', ${row}.given -> '${name}'`).join(', ')}))`

/** A registration card that was signed on paper. */
export const paperSignatures: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table guests add paper_signed_at timestamptz, add paper_signed_by text;

      -- A card is void once something that is printed on it changes. What was empty may still be filled in.
      create function void_paper_signature() returns trigger language plpgsql as $$
        begin
          if not new.given @> ${signedPart('old')} then
            new.paper_signed_at := null;
            new.paper_signed_by := null;
          end if;
          return new;
        end $$;
      create trigger void_paper_signature before update of given on guests for each row
        when (old.paper_signed_at is not null and new.erased_at is null)
        execute function void_paper_signature();
    `)
      .execute(db)
  },
}
