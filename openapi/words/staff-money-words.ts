/** Payments, discrepancies, shut-off notices and the billing system: of the staff document. */
const waterAccount = 'The `customer-location` of the water account.'
const paymentStatus =
  'Where the payment stands. `approved`: paid, and the bank will take the money. `settled`: it has. `unknown`: the provider has not answered.'
const titleOfNotice = 'The title in English.'
const ofLine = 'Of a bill'
const paysWhat = 'The numbers of what it pays: water accounts, citations or requests.'

export const staffMoneyWords = {
  // Payments
  'StaffPayment.status': paymentStatus,
  'StaffPaymentDetail.status': paymentStatus,
  'RequestPayment.status': paymentStatus,
  paymentType:
    'What is paid: `UTILITY`, `Form Fee`, `LPI` (a permit with late fees) or `CITATION`.',
  'StaffPayment.channel':
    'How the card or bank account came to the provider: on its page (`hosted`), as a token (`nonce`), from a saved method, by autopay or on a scheduled day.',
  'StaffPaymentDetail.channel':
    'How the card or bank account came to the provider: on its page (`hosted`), as a token (`nonce`), from a saved method, by autopay or on a scheduled day.',
  methodBrand: 'The brand of the card, or the kind of bank account. Null: not known yet.',
  methodLast4: 'The last four digits of the card or bank account. Null: not known yet.',
  returnCode: 'Why the bank took the money back (NACHA, R01 to R85). Null: it did not.',
  'StaffPayment.accounts': paysWhat,
  'StaffPaymentDetail.accounts': paysWhat,
  'StaffPayment.email': 'Where the receipt goes. Null: nowhere.',
  'StaffPaymentDetail.email': 'Where the receipt goes. Null: nowhere.',
  'StaffPayment.userId': 'The id of the payer’s account. Null for guests.',
  'StaffPaymentDetail.userId': 'The id of the payer’s account. Null for guests.',
  'StaffPaymentDetail.items': 'What it pays, one by one.',
  'StaffPaymentDetail.items.accountNumber':
    'The number of the water account, the citation or the request.',
  'StaffPaymentDetail.items.requestId': 'The id of the request. Null: it pays none.',
  'StaffPaymentDetail.events': 'The changes of its status, oldest first.',
  'events.from': 'The status before. Null: there was none.',
  'events.to': 'The status after.',
  'events.cause':
    'What changed it: the payer, the provider (`answer`, `page`, `webhook`), our own checks (`sweep`, `reconciliation`) or staff.',
  refunds: 'Its refunds, oldest first.',
  'refunds.kind':
    '`void`: canceled before the bank took the money. `refund`: the money goes back to the payer.',
  'refunds.staff': 'The email address of the member of staff who proposed or made it.',
  'refunds.reason': 'Why, as staff wrote it.',
  'RefundOutcome.kind':
    '`void`: canceled before the bank took the money. `refund`: the money goes back to the payer.',
  isUnknown: 'Whether the provider has not answered yet; we ask again later.',
  'refundPayment.reason': 'Why. Only staff read it.',
  mayRefund: 'Whether the caller may refund the payment.',
  refunded: 'How much went back to the payer, in dollars.',
  'RequestPayment.reference': 'The reference of the payment.',

  // Discrepancies
  'Discrepancy.kind':
    '`unknown-here`: the provider has a charge that we do not have. `missing-there`: we have a payment that it does not have. `amount`, `status`: they differ. `second-charge`: one payment was charged twice.',
  paymentId: 'The id of our payment. Null: we have none.',
  'Discrepancy.reference': 'The reference of our payment. Null: we have none.',
  ourStatus: 'Our status of the payment. Null: we have none.',
  ourAmount: 'The amount of our payment, in dollars. Null: we have none.',
  theirAmount: 'The amount of the provider’s charge, in dollars. Null: it has none.',
  theirStatus: 'The provider’s status of the charge. Null: it has none.',
  foundAt: 'When it was found.',
  resolvedAt: 'When it was resolved. Null: it is open.',
  resolvedBy: 'The email address of the member of staff who resolved it. Null: no one did.',
  'Discrepancy.note': 'What was done about it. Null: nothing yet.',
  'resolveDiscrepancy.note': 'What was done about it.',

  // Arrangements
  arrangements: 'The payment arrangements, open ones first.',
  'UserArrangements.accounts': 'The user’s water accounts.',
  'offerArrangement.note': 'A note that the resident reads. May be empty.',

  // Shut-off notices
  'setNoticeTexts.title': titleOfNotice,
  'DelinquencyTexts.title': titleOfNotice,
  'texts.title': titleOfNotice,
  delinquencyData: 'The rows as `verifyNotices` gave them.',
  'DelinquencyNotice.accountNumber': waterAccount,
  'DelinquencyRow.accountNumber': waterAccount,
  'SentDelinquencyRow.accountNumber': waterAccount,
  user: 'The person of the account to call.',
  hasPortalAccount: 'Whether someone has the account in the portal.',
  userName: 'The person’s name. Null: no one has the account, or the name is not known.',
  userEmail: 'The person’s email address. Null: no one has the account.',
  userPhone: 'The person’s phone number. Null: not known.',
  'user.userId': 'The person’s id. Null: no one has the account.',
  'DelinquencyNotice.isSent': 'Whether the notice has left.',
  delinquentAmount: 'What is overdue, in dollars.',
  askedNote: 'What they wrote when they asked for installments. Null: nothing.',
  rowCount: 'How many notices the file has.',
  firstShutoff: 'The first day of the file on which water is shut off. Null: it has no notices.',
  lastShutoff: 'The last day of the file on which water is shut off. Null: it has no notices.',
  'DelinquencyBatch.createdBy': 'Who sent the notices. Null: not known.',
  'DelinquencyBatchPage.texts': 'What the notices said.',
  'DelinquencyBatchPage.counts': 'How many notices each part of the file has.',
  'DelinquencyBatchPage.counts.open': 'Accounts whose water will be shut off.',
  calls: 'Of those: people to call, who prefer it or get no email.',
  letters: 'Of those: people who get a letter, since no email reaches them.',
  'DelinquencyBatchPage.counts.paid': 'Accounts that were paid, or are paid in installments.',
  'DelinquencyBatchPage.counts.asked': 'Of the open ones: people who ask for installments.',
  'DelinquencyBatchPage.data': 'The notices of the page.',
  body: 'What the notice says in English, with blanks such as `{amount}`.',
  bodyEs: 'What the notice says in Spanish, with the same blanks.',
  todo: 'What people must do to keep the water on, in English.',
  todoEs: 'What people must do to keep the water on, in Spanish.',
  hours: 'When the office answers, in English.',
  hoursEs: 'When the office answers, in Spanish.',
  'VerifiedDelinquencies.errors.code': 'What is wrong. docs/shutoff-notices.md has the errors.',
  'VerifiedDelinquencies.errorCount': 'How many errors there are in all.',

  // The billing system
  'BillingPosting.type': 'How it was paid.',
  'BillingPosting.kind': 'Always `payment`.',
  'CitationPosting.kind': 'Always `citation-payment`.',
  'CitationPosting.number': 'The number on the citation.',
  applications: 'What the bill is made of.',
  'applications.number': 'The number of the application.',
  'applications.name': 'What was applied for, in English.',
  'applications.nameEs': 'What was applied for, in Spanish.',
  'ListedPermitBill.recordId': 'The permit office’s id for the record.',
  'ListedPermitBill.amountCents': 'What is due, with interest, in cents.',
  'BillingBatchRow.kind': 'What the row is about. It says which columns count.',
  'BillingBatchRow.streetNumber': 'Of an account: the house number.',
  'BillingBatchRow.address1': 'Of an account: street and number.',
  'BillingBatchRow.city': 'Of an account: the city of the address.',
  'BillingBatchRow.state': 'Of an account: the state of the address, two letters.',
  'BillingBatchRow.zip': 'Of an account: the ZIP code of the address.',
  balance:
    'Of an account: what is due, with the penalty. Of a bill or citation: what is still open. In cents.',
  penalty: 'What paying late costs, in cents.',
  'BillingBatchRow.number': 'The number of the bill or the citation.',
  plate: 'Of a citation: the license plate. Empty if it names no vehicle.',
  'BillingBatchRow.type':
    'Of a bill: what for. Of a payment: how. Of a delinquency: `past-due` or `shutoff`. Of a citation: what for.',
  typeEs: 'Of a citation: the type in Spanish.',
  'BillingBatchRow.reference': 'Of a payment: its reference.',
  'BillingBatchRow.billDate': `${ofLine}: its day, MMDDYYYY.`,
  'BillingBatchRow.dueDate': 'The day by which to pay, MMDDYYYY.',
  date: 'Of a payment: its day. Of a delinquency: since when, or the shut-off day. Of a citation: its day. MMDDYYYY.',
  'BillingBatchRow.amount':
    'As billed or paid; of a delinquency what is overdue, and 0 ends it; of a citation the fine. In cents.',
  'BillingBatchRow.lines': `${ofLine}: what it is made of, such as \`Water=4210|Sewer=1300\`.`,
  linesEs: `${ofLine}: the labels of the lines in Spanish, in the same order.`,
  'BillingBatchRow.serviceFrom': `${ofLine}: the first day that it covers, MMDDYYYY.`,
  'BillingBatchRow.serviceTo': `${ofLine}: the last day that it covers, MMDDYYYY.`,
  'BillingBatchRow.readings': `${ofLine}: each meter with its readings, such as \`M1=184200>188500\`.`,
  'BillingBatchRow.usage': `${ofLine}: how much was used, a whole number.`,
  'BillingBatchRow.usageUnit': `${ofLine}: the unit of the usage, such as gallons.`,
  previousBalance: `${ofLine}: what was due before, in cents.`,
  payments: `${ofLine}: what was paid since the bill before, in cents.`,
} as const
