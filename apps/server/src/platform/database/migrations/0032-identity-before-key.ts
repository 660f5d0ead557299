import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How staff compared a guest with the document. Other names or another document need another look. */
export const identityBeforeKey: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table guests add identity_seen_where text check (identity_seen_where in ('desk', 'video'));
      create function require_identity_again() returns trigger language plpgsql as $$
        begin
          new.identity_seen_at := null;
          new.identity_seen_by := null;
          new.identity_seen_where := null;
          return new;
        end $$;
      create trigger guests_identity before update of given on guests for each row
        when (old.identity_seen_at is not null and row(new.given -> 'firstName', new.given -> 'lastName',
            new.given -> 'birthDate', new.given -> 'documentNumber')
          is distinct from row(old.given -> 'firstName', old.given -> 'lastName', old.given -> 'birthDate',
            old.given -> 'documentNumber'))
        execute function require_identity_again();
    `)
      .execute(db)
  },
}
