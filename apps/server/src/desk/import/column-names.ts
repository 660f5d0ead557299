import { type Column, columnNames, isColumn } from './columns.ts'

/** What other programs call our columns, in seven languages; without marks, in small letters, with _ for what separates words. */
const otherNames: Readonly<Record<Column, string>> = {
  reference:
    'booking booking_number confirmation confirmation_number reservation reservation_number id_reserva localizador numero_de_reserva num_reserva n_reserva no_reserva reserva buchungsnummer buchung reservierungsnummer reservation_no numero_de_reservation numero_reservation numero_prenotazione prenotazione codice_prenotazione numero_da_reserva numero_reserva localitzador ref voucher',
  arrival:
    'arrival_date check_in checkin checkin_date check_in_date from entrada fecha_entrada fecha_de_entrada llegada fecha_llegada fecha_de_llegada anreise anreisedatum ankunft arrivee date_arrivee date_d_arrivee arrivo data_arrivo data_di_arrivo chegada data_de_chegada data_chegada arribada data_arribada data_d_arribada data_entrada',
  departure:
    'departure_date check_out checkout checkout_date check_out_date to until salida fecha_salida fecha_de_salida abreise abreisedatum depart date_depart date_de_depart partenza data_partenza data_di_partenza partida data_de_partida saida data_de_saida data_saida sortida data_sortida data_de_sortida',
  last_name:
    'surname family_name lastname guest_name apellido apellidos primer_apellido nachname familienname nom nom_de_famille cognome apelido sobrenome cognom cognoms',
  first_name: 'given_name firstname forename nombre vorname prenom nome nom_de_pila nome_proprio',
  email:
    'e_mail mail email_address correo correo_electronico e_mail_adresse courriel adresse_e_mail posta_elettronica correu correu_electronic',
  phone:
    'telephone phone_number mobile telefono telefono_movil movil telefon handy telefonnummer mobil tel cellulare telefone telemovel mobil_telefon',
  language: 'lang locale idioma sprache langue lingua llengua',
  adults: 'adult pax persons guests adultos erwachsene personen adultes adulti personas persone pessoas',
  children: 'child kids ninos menores kinder enfants bambini criancas infants nens',
  room_type:
    'type roomtype category room_category tipo tipo_de_habitacion tipo_habitacion categoria zimmerart zimmertyp zimmerkategorie kategorie type_de_chambre categorie tipo_camera tipo_di_camera tipologia tipo_de_quarto tipus tipus_d_habitacio tipus_habitacio',
  room: 'room_number room_no habitacion num_habitacion numero_de_habitacion zimmer zimmernummer chambre numero_de_chambre camera numero_camera quarto numero_do_quarto habitacio numero_d_habitacio',
  arrival_time:
    'eta arrival_hour expected_at hora hora_llegada hora_de_llegada hora_prevista ankunftszeit uhrzeit heure heure_d_arrivee ora ora_di_arrivo ora_arrivo hora_de_chegada hora_d_arribada',
  group: 'group_code group_locator grupo gruppe groupe gruppo grup',
  total:
    'amount price total_amount importe importe_total precio gesamt gesamtbetrag betrag preis montant montant_total prix importo totale prezzo valor valor_total import preu',
  paid: 'deposit prepaid pagado anticipo bezahlt anzahlung paye acompte pagato acconto pago sinal pagat bestreta',
  booked:
    'booked_on booking_date created contract_date fecha_reserva fecha_de_reserva fecha_contrato buchungsdatum gebucht_am date_de_reservation data_prenotazione data_di_prenotazione data_da_reserva data_reserva data_de_reserva',
  payment:
    'payment_type payment_method forma_de_pago forma_pago medio_de_pago zahlungsart zahlung mode_de_paiement paiement pagamento metodo_di_pagamento modo_de_pagamento forma_de_pagament',
  segment: 'market segmento mercado marktsegment marche mercato mercat',
  driver_min_age: '',
  young_driver_max_age: '',
  young_driver_price: '',
}

const byName = new Map(
  columnNames.flatMap((column) =>
    otherNames[column]
      .split(' ')
      .filter(Boolean)
      .map((name) => [name, column] as const),
  ),
)

/** `Fecha de entrada` and `FECHA-DE-ENTRADA` are one heading. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
}

/** Which column a heading means; undefined when nobody knows. */
export function columnOf(heading: string): Column | undefined {
  const key = headingKey(heading)
  return isColumn(key) ? key : byName.get(key)
}
