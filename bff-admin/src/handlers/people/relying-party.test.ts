import { expect, it } from 'vitest'
import { relyingParty } from './relying-party.ts'

const city = { name: 'Elgin' }

it('is the staff app’s own domain, without port', () => {
  const settings = { STAFF_URL: 'https://staff.elgin.workers.dev:8443' }
  expect(relyingParty(settings, city)).toEqual({
    id: 'staff.elgin.workers.dev',
    name: 'Elgin',
    origin: 'https://staff.elgin.workers.dev:8443',
  })
})

it('can be a domain above it, if the city says so', () => {
  const settings = { STAFF_URL: 'https://staff.elgin.gov', PASSKEY_DOMAIN: 'elgin.gov' }
  expect(relyingParty(settings, city).id).toBe('elgin.gov')
})

it.each(['other.gov', 'lgin.gov', 'a.staff.elgin.gov'])(
  'is never %s, which it is not in',
  (domain) => {
    const settings = { STAFF_URL: 'https://staff.elgin.gov', PASSKEY_DOMAIN: domain }
    expect(() => relyingParty(settings, city)).toThrow('PASSKEY_DOMAIN')
  },
)

it('needs the staff app’s address', () => {
  expect(() => relyingParty({}, city)).toThrow('STAFF_URL')
})
