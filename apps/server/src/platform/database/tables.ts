// To add a table: a migration, its row and its line in `tables/<noun>.ts`, and its line in
// `retention/every-table.test.ts`. To add a noun: a new file there, and a line here.
import type { AccountTables } from './tables/account.ts'
import type { AlertTables } from './tables/alert.ts'
import type { AuditTables } from './tables/audit.ts'
import type { AuthorityTables } from './tables/authority.ts'
import type { BillTables } from './tables/bill.ts'
import type { BusinessDayTables } from './tables/business-day.ts'
import type { CashTables } from './tables/cash.ts'
import type { CheckOutTables } from './tables/check-out.ts'
import type { CheckinLogTables } from './tables/checkin-log.ts'
import type { CustomerTables } from './tables/customer.ts'
import type { DemoTables } from './tables/demo.ts'
import type { DepositTables } from './tables/deposit.ts'
import type { DeviceTables } from './tables/device.ts'
import type { ExtrasTables } from './tables/extras.ts'
import type { FaceTables } from './tables/face.ts'
import type { FiscalBillTables } from './tables/fiscal-bill.ts'
import type { FrontDeskTables } from './tables/front-desk.ts'
import type { GuestTables } from './tables/guest.ts'
import type { HandOverTables } from './tables/hand-over.ts'
import type { HotelTables } from './tables/hotel.ts'
import type { HotelSystemTables } from './tables/hotel-system.ts'
import type { HubTables } from './tables/hub.ts'
import type { IdempotencyTables } from './tables/idempotency.ts'
import type { IntentTables } from './tables/intent.ts'
import type { InvoiceTables } from './tables/invoice.ts'
import type { InvoiceRecordTables } from './tables/invoice-record.ts'
import type { JobTables } from './tables/job.ts'
import type { KeyTables } from './tables/key.ts'
import type { LeaseTables } from './tables/lease.ts'
import type { LostCodeTables } from './tables/lost-code.ts'
import type { MailTables } from './tables/mail.ts'
import type { OutboxTables } from './tables/outbox.ts'
import type { PaymentTables } from './tables/payment.ts'
import type { PickUpTables } from './tables/pick-up.ts'
import type { PoliceTables } from './tables/police.ts'
import type { PostalCodesTables } from './tables/postal-codes.ts'
import type { PreCheckinTables } from './tables/pre-checkin.ts'
import type { RatingTables } from './tables/rating.ts'
import type { ReservationTables } from './tables/reservation.ts'
import type { RetentionTables } from './tables/retention.ts'
import type { RoomTables } from './tables/room.ts'
import type { RoomWaitTables } from './tables/room-wait.ts'
import type { ServerTables } from './tables/server.ts'
import type { ShiftTables } from './tables/shift.ts'
import type { StaffTables } from './tables/staff.ts'
import type { StayCardTables } from './tables/stay-card.ts'
import type { TrackingTables } from './tables/tracking.ts'
import type { TriesTables } from './tables/tries.ts'
import type { VideoCallTables } from './tables/video-call.ts'
import type { VisitTables } from './tables/visit.ts'
import type { WalkInTables } from './tables/walk-in.ts'

export interface Tables
  extends AccountTables,
    AlertTables,
    AuditTables,
    AuthorityTables,
    BillTables,
    BusinessDayTables,
    CashTables,
    CheckinLogTables,
    CheckOutTables,
    CustomerTables,
    DemoTables,
    DepositTables,
    DeviceTables,
    ExtrasTables,
    FaceTables,
    FrontDeskTables,
    GuestTables,
    HandOverTables,
    HotelTables,
    HotelSystemTables,
    FiscalBillTables,
    HubTables,
    IdempotencyTables,
    IntentTables,
    InvoiceTables,
    InvoiceRecordTables,
    JobTables,
    KeyTables,
    LeaseTables,
    LostCodeTables,
    MailTables,
    OutboxTables,
    PaymentTables,
    PickUpTables,
    PoliceTables,
    PostalCodesTables,
    PreCheckinTables,
    StayCardTables,
    RatingTables,
    ReservationTables,
    RetentionTables,
    RoomTables,
    RoomWaitTables,
    ServerTables,
    ShiftTables,
    StaffTables,
    TrackingTables,
    TriesTables,
    VideoCallTables,
    VisitTables,
    WalkInTables {}
