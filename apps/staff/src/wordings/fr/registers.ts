import type { registersWords as en } from '../en/registers.ts'

export const registersWords: Readonly<Record<keyof typeof en, string>> = {
  'registers.title': 'Registres',
  'registers.region': 'Registres du jour',
  'registers.day': 'Jour d’arrivée',
  'registers.cards': 'Fiches de police',
  'registers.arrived':
    '{guests, plural, =0 {Personne n’est arrivé ce jour-là.} one {# client est arrivé.} other {# clients sont arrivés.}} {stays, plural, =0 {} one {# séjour.} other {# séjours.}}',
  'registers.cards.note':
    'Faites quand vous les demandez et gardées nulle part ; qui les a demandées figure au journal.',
  'registers.cards.make': 'Toutes les fiches de ce jour',
  'registers.police': 'Déclaration des voyageurs',
  'registers.police.off':
    'Cette maison ne déclare pas de voyageurs : national_police_integration est désactivé dans sa configuration.',
  'registers.police.cannot':
    '{n, plural, one {# voyageur ne peut être déclaré} other {# voyageurs ne peuvent être déclarés}}',
  'registers.police.missing': '{name} : manque {fields}',
  'registers.police.ready':
    '{n, plural, =0 {Personne ne peut encore être déclaré} one {# voyageur peut être déclaré} other {# voyageurs peuvent être déclarés}}',
  'registers.police.note':
    'Les fichiers contiennent ce que demande le Real Decreto 933/2021, sous une forme à nous : remettez-les à la main. Les formes des autorités viendront plus tard.',
  'registers.police.make': 'Exporter {format}',
  'registers.ledger': 'Exports jusqu’ici',
  'registers.ledger.when': 'Quand',
  'registers.ledger.who': 'Par',
  'registers.ledger.format': 'Fichier',
  'registers.ledger.travellers': 'Voyageurs',
  'registers.ledger.leftOut': 'Omis',
  'registers.ledger.hash': 'SHA-256',
  'registers.erasures': 'Données effacées',
  'registers.periods':
    'Après la fin d’un séjour, ce que les clients ont donné est gardé {guest, plural, one {# jour} other {# jours}}, leurs signatures {signature, plural, one {# jour} other {# jours}}.',
  'registers.periods.police':
    'Cette maison déclare ses voyageurs : de ceux qui ont séjourné, les deux sont gardés au moins {n, plural, one {# jour} other {# jours}}.',
  'registers.periods.traces':
    'Ce que les pages disent de leur usage est gardé {tracking, plural, one {# jour} other {# jours}} ; les débuts et fins d’enregistrements, {log, plural, one {# jour} other {# jours}}.',
  'registers.erasures.none': 'Rien n’est encore effacé. Chaque heure Foyer cherche ce qui est dû.',
  'registers.erasures.cause': 'Pourquoi',
  'registers.erasures.rule': 'le délai était passé',
  'registers.erasures.request': 'un client l’a demandé',
  'registers.erasures.stays': 'Séjours',
  'registers.erasures.what': 'Quoi',
  'erased.guests': 'clients',
  'erased.signatures': 'signatures',
  'erased.ticks': 'coches au-dessus des signatures',
  'erased.blocked': 'clients bloqués',
  'erased.consents': 'consentements',
  'erased.answers': 'réponses gardées',
  'erased.mails': 'e-mails',
  'erased.bookings': 'noms de réservations',
  'erased.messages': 'messages',
  'erased.preCheckins': 'pré-enregistrements',
  'erased.sharedLinks': 'liens partagés',
  'erased.accountLinks': 'liens vers des comptes',
  'erased.keys': 'codes de clés',
  'erased.leases': 'enregistrements à des écrans',
  'erased.visitLinks': 'liens vers des visites',
  'erased.steps': 'étapes à des écrans',
  'erased.trackingLinks': 'liens d’événements de page',
  'erased.pageEvents': 'événements de page',
  'erased.checkinLogs': 'enregistrements commencés et finis',
  'erased.accounts': 'comptes',
  'erased.logErrors': 'notes de problèmes',
  'erased.alertNotes': 'notes d’alertes',
  'erased.deskMessages': 'messages d’écrans de réception',
  'erased.roomWaits': 'attentes d’une chambre',
}
