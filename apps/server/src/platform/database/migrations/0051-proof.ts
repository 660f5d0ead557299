import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What proved a reservation, who signed, how often a link was guessed at, and when a signature is void. */
export const proof: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const oneOf = (words: string) =>
  `(${words
    .split(' ')
    .map((word) => `'${word}'`)
    .join(', ')})`

/** Everything that a registration card says of a guest. */
const signedFacts =
  `firstName lastName secondLastName gender birthDate nationality documentType documentNumber supportNumber
  issueDate expiryDate issueCountry country region municipality city street postalCode phone email`.split(/\s+/)

/** Without what is not known. */
const signed = (row: string) =>
  `jsonb_strip_nulls(jsonb_build_object(${signedFacts.map((name) => `'${name}', ${row}.given -> '${name}'`).join(', ')}))`

const statements = [
  // Whoever is in the middle of something when this comes is asked once more.
  `alter table visit_reservations add proof text not null default 'surname'
    check (proof in ${oneOf('surname link mail number account staff')})`,
  'alter table visit_reservations alter proof drop default',
  `alter table visit_reservations add second_factor text
    check (second_factor in ${oneOf('number departureDate phone name')})`,
  'alter table pre_checkin_links add misses int not null default 0',
  // The visit in which it was given; absent: before this was kept.
  'alter table signatures add signed_by text',
  // Whoever changes what was signed, the database knows that the signature is not for this. Whoever has signed may still fill in
  // what was empty. What is erased by law has its own order.
  `create function void_signature() returns trigger language plpgsql as $$
    begin
      delete from signatures where hotel_id = new.hotel_id and guest_id = new.id
        and not coalesce(signed_by = new.given_by and new.given @> ${signed('old')}, false);
      return null;
    end $$`,
  `create trigger void_signature after update of given on guests for each row
    when (new.erased_at is null and ${signed('old')} is distinct from ${signed('new')})
    execute function void_signature()`,
  // How often within each of these times, counted when the turn has come.
  `create function count_failed_tries_within(tried text, by_whom text, minutes int[]) returns int[] language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(tried || ' ' || by_whom, 0));
      return array(
        select (select count(*)::int from failed_tries
          where kind = tried and caller = by_whom and at > clock_timestamp() - make_interval(mins => span.minutes))
        from unnest(minutes) with ordinality as span (minutes, place) order by span.place);
    end $$`,
]
