import { type Column, columnNames, isColumn } from './columns.ts'

/**
 * Names of our columns in other programs, in seven languages: lower case, without accents, with _
 * between words.
 */
const otherNames: Readonly<Record<Column, string>> = {
  reference:
    'booking booking_number confirmation confirmation_number reservation reservation_number id_reserva localizador numero_de_reserva num_reserva n_reserva no_reserva reserva buchungsnummer buchung reservierungsnummer reservation_no numero_de_reservation numero_reservation numero_prenotazione prenotazione codice_prenotazione numero_da_reserva numero_reserva localitzador ref voucher reservation_id reservation_ref reservation_reference booking_id booking_no booking_ref booking_reference book_number confirmation_no conf_no res_no reservierung reservierungsnr reservierungs_nr reservierungscode res_nr buchungsnr buchungs_nr buchungscode bestatigungsnummer bestatigungsnr referenz n_de_reserva no_de_reserva n_o_reserva n_o_de_reserva codigo_reserva codigo_de_reserva referencia expediente bono n_reservation n_de_reservation no_de_reservation num_reservation code_reservation ref_reservation reference_reservation reference_de_reservation dossier n_dossier numero_dossier numero_de_dossier n_prenotazione nr_prenotazione num_prenotazione id_prenotazione numero_di_prenotazione codice_di_prenotazione riferimento conferma numero_conferma numero_di_conferma codigo_da_reserva',
  arrival:
    'arrival_date check_in checkin checkin_date check_in_date from entrada fecha_entrada fecha_de_entrada llegada fecha_llegada fecha_de_llegada anreise anreisedatum ankunft arrivee date_arrivee date_d_arrivee arrivo data_arrivo data_di_arrivo chegada data_de_chegada data_chegada arribada data_arribada data_d_arribada data_entrada date_in anreise_datum anreisetag ankunftsdatum von f_entrada dia_entrada dia_de_entrada desde date_entree date_d_entree debut_sejour debut_de_sejour debut_du_sejour dal data_check_in data_ingresso data_de_entrada data_d_entrada',
  departure:
    'departure_date check_out checkout checkout_date check_out_date to until salida fecha_salida fecha_de_salida abreise abreisedatum depart date_depart date_de_depart partenza data_partenza data_di_partenza partida data_de_partida saida data_de_saida data_saida sortida data_sortida data_de_sortida date_out abreise_datum abreisetag bis f_salida dia_salida dia_de_salida hasta date_sortie date_de_sortie fin_sejour fin_de_sejour fin_du_sejour al data_check_out data_uscita',
  last_name:
    'surname family_name lastname guest_name apellido apellidos primer_apellido nachname familienname nom nom_de_famille cognome apelido sobrenome cognom cognoms name last guest guest_names guest_name_s gast gastname name_des_gastes hauptgast titular cliente huesped nombre_y_apellidos apellidos_y_nombre nom_client nom_du_client client nominativo ospite cognome_ospite nome_e_cognome cognome_e_nome hospede nom_i_cognoms',
  first_name:
    'given_name firstname forename nombre vorname prenom nome nom_de_pila nome_proprio first rufname vorname_des_gastes nombre_de_pila prenom_client prenom_du_client nome_ospite nome_dell_ospite nome_de_batismo',
  email:
    'e_mail mail email_address correo correo_electronico e_mail_adresse courriel adresse_e_mail posta_elettronica correu correu_electronic email_adresse mailadresse e_mail_address mail_address email_del_cliente adresse_mail adresse_email indirizzo_email indirizzo_e_mail endereco_de_email endereco_de_e_mail adreca_electronica',
  phone:
    'telephone phone_number mobile telefono telefono_movil movil telefon handy telefonnummer mobil tel cellulare telefone telemovel mobil_telefon mobile_number mobile_phone cell telefon_nr telefonnr rufnummer mobilnummer mobiltelefon handynummer telefono_de_contacto numero_de_telefono num_telefono portable numero_de_telephone tel_portable numero_di_telefono recapito_telefonico numero_de_telefone',
  language:
    'lang locale idioma sprache langue lingua llengua guest_language korrespondenzsprache muttersprache idioma_del_cliente idioma_cliente langue_du_client langue_client lingua_ospite',
  adults:
    'adult pax persons guests adultos erwachsene personen adultes adulti personas persone pessoas people number_of_adults no_of_adults no_adults erw anz_erw anzahl_erwachsene anzahl_erwachsener anzahl_personen personenzahl pers n_adultos no_adultos num_adultos numero_de_adultos adulte nb_adultes nbre_adultes nombre_adultes nombre_d_adultes personnes nb_personnes nombre_de_personnes n_adulti nr_adulti num_adulti numero_adulti numero_di_adulti ospiti nombre_d_adults',
  children:
    'child kids ninos menores kinder enfants bambini criancas infants nens number_of_children no_of_children no_children anz_kinder anzahl_kinder nino n_ninos no_ninos num_ninos numero_de_ninos enfant nb_enfants nbre_enfants nombre_enfants nombre_d_enfants bambino n_bambini nr_bambini num_bambini numero_bambini numero_di_bambini crianca num_criancas numero_de_criancas',
  room_type:
    'type roomtype category room_category tipo tipo_de_habitacion tipo_habitacion categoria zimmerart zimmertyp zimmerkategorie kategorie type_de_chambre categorie tipo_camera tipo_di_camera tipologia tipo_de_quarto tipus tipus_d_habitacio tipus_habitacio unit_type kat zimmer_typ zimmer_art zimmer_kategorie zimmergruppe tipo_hab categoria_de_habitacion categoria_habitacion tipologia_de_habitacion type_chambre categorie_chambre categorie_de_chambre type_d_hebergement hebergement tipologia_camera tipologia_di_camera categoria_camera tipo_alloggio tipo_quarto categoria_do_quarto',
  room: 'room_number room_no habitacion num_habitacion numero_de_habitacion zimmer zimmernummer chambre numero_de_chambre camera numero_camera quarto numero_do_quarto habitacio numero_d_habitacio room_name unit zi zi_nr zimmer_nr zimmernr hab n_habitacion no_habitacion numero_habitacion no_hab n_hab num_hab n_chambre n_de_chambre no_chambre num_chambre numero_chambre n_camera nr_camera num_camera numero_di_camera numero_quarto n_quarto num_habitacio numero_habitacio',
  arrival_time:
    'eta arrival_hour expected_at hora hora_llegada hora_de_llegada hora_prevista ankunftszeit uhrzeit heure heure_d_arrivee ora ora_di_arrivo ora_arrivo hora_de_chegada hora_d_arribada time_of_arrival estimated_arrival_time expected_arrival anreisezeit anreise_uhrzeit ankunft_uhrzeit hora_entrada hora_de_entrada hora_estimada_de_llegada heure_arrivee heure_prevue orario orario_arrivo orario_di_arrivo hora_chegada hora_arribada',
  group:
    'group_code group_locator grupo gruppe groupe gruppo grup group_name gruppenname gruppencode gruppennummer nombre_del_grupo codigo_de_grupo nom_du_groupe code_groupe nome_gruppo codice_gruppo nome_do_grupo',
  total:
    'amount price total_amount importe importe_total precio gesamt gesamtbetrag betrag preis montant montant_total prix importo totale prezzo valor valor_total import preu grand_total total_price gesamtpreis gesamtsumme summe endbetrag precio_total total_reserva importe_reserva total_ttc montant_ttc prix_total tarif importo_totale prezzo_totale totale_soggiorno preco preco_total import_total preu_total',
  paid: 'deposit prepaid pagado anticipo bezahlt anzahlung paye acompte pagato acconto pago sinal pagat bestreta amount_paid paid_amount angezahlt bereits_bezahlt gezahlt abonado a_cuenta senal importe_pagado montant_paye deja_paye arrhes caparra importo_pagato ja_pago valor_pago pagament_a_compte',
  booked:
    'booked_on booking_date created contract_date fecha_reserva fecha_de_reserva fecha_contrato buchungsdatum gebucht_am date_de_reservation data_prenotazione data_di_prenotazione data_da_reserva data_reserva data_de_reserva reservation_date created_on created_at reserviert_am erstellt_am angelegt_am buchungstag reservierungsdatum fecha_creacion fecha_de_creacion fecha_alta reservado_el date_reservation date_de_creation reserve_le prenotato_il data_creazione data_di_creazione data_de_criacao reservado_em data_de_creacio',
  payment:
    'payment_type payment_method forma_de_pago forma_pago medio_de_pago zahlungsart zahlung mode_de_paiement paiement pagamento metodo_di_pagamento modo_de_pagamento forma_de_pagament paid_by zahlungsmethode zahlungsmittel zahlungsweise zahlweise metodo_de_pago metodo_pago tipo_de_pago tipo_pago mode_paiement mode_de_reglement moyen_de_paiement reglement metodo_pagamento tipo_pagamento tipo_di_pagamento modalita_di_pagamento modalita_pagamento metodo_de_pagamento metode_de_pagament',
  segment:
    'market segmento mercado marktsegment marche mercato mercat market_segment segmento_de_mercado segment_de_marche segmento_di_mercato segment_de_mercat',
  vip: 'vip_status vip_level vip_code is_vip vip_gast vip_stufe vip_nivel nivel_vip cliente_vip niveau_vip client_vip livello_vip ospite_vip hospede_vip',
  notes:
    'note comment comments remark remarks special_requests guest_comments reservation_notes booking_notes internal_notes staff_notes notas nota observaciones observacion comentarios comentario peticiones peticiones_especiales bemerkung bemerkungen notiz notizen anmerkung anmerkungen kommentar hinweise sonderwunsche remarque remarques commentaire commentaires demandes_particulieres observations annotazioni osservazioni commenti richieste richieste_speciali observacoes comentarios_do_hospede pedidos_especiais observacions comentaris peticions',
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

/** Normalizes a heading: `Fecha de entrada` and `FECHA-DE-ENTRADA` are the same. */
export function toHeadingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
}

/** Returns the column that a heading means; undefined if it is unknown. */
export function findColumn(heading: string): Column | undefined {
  const key = toHeadingKey(heading)
  return isColumn(key) ? key : byName.get(key)
}
