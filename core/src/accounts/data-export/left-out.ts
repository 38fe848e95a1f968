/** Tables about people in no archive, and why. The schema's test requires a row here or a part. */
export const leftOut: Readonly<Record<string, string>> = {
  attempts: 'It knows people only by a hash.',
  one_time_codes: 'Hashes of codes that work once; each is gone within days.',
  idempotency_keys: 'For a day: copies of answers whose content stands in the other files.',
  slowdowns: 'It knows callers only by a hash that is another one every day.',
  outbox: 'Mail on its way; what was sent is erased once it has left.',
  payment_discrepancies: 'The city’s own bookkeeping: what differed from the provider’s books.',
  payment_notices: 'The provider’s calls to us; what they said stands in the payments.',
  system_alerts: 'Written by staff for everybody.',
  billing_maintenance_periods: 'Set by staff for everybody.',
  billing_maintenance_windows: 'Set by staff for everybody.',
}
