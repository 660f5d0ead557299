import type { SchemaPart } from './schema-part.ts'

/** Search terms by which staff find a reservation. */
export const searchSchema: SchemaPart = {
  sql: `
  -- Computed by the application from names; the triggers below delete them when a name changes.
  create table search_words (
    hotel_id int not null,
    reservation_id uuid not null,
    word text collate "C" not null,
    primary key (hotel_id, word, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index search_words_hotel_id_reservation_id_idx on search_words (hotel_id, reservation_id);

  create function forget_words_of_reservation() returns trigger language plpgsql as $$
    begin
      delete from search_words where hotel_id = new.hotel_id and reservation_id = new.id;
      new.words_due := true;
      return new;
    end $$;
  create trigger forget_words before update of first_name, last_name, email on reservations for each row
    when ((old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email))
    execute function forget_words_of_reservation();

  create function forget_words_of_guest() returns trigger language plpgsql as $$
    declare guest guests := case when tg_op = 'DELETE' then old else new end;
    begin
      -- First of all, and always: whoever makes words holds this row, and would make them of the old names.
      update reservations set words_due = true where hotel_id = guest.hotel_id and id = guest.reservation_id;
      delete from search_words where hotel_id = guest.hotel_id and reservation_id = guest.reservation_id;
      return null;
    end $$;
  create trigger forget_words after insert or delete on guests for each row execute function forget_words_of_guest();
  create trigger forget_words_of_given after update of given on guests for each row
    when ((old.given ->> 'firstName', old.given ->> 'lastName', old.given ->> 'secondLastName', old.given ->> 'email')
      is distinct from (new.given ->> 'firstName', new.given ->> 'lastName', new.given ->> 'secondLastName', new.given ->> 'email'))
    execute function forget_words_of_guest();
  `,
  byHotel: ['search_words'],
}
