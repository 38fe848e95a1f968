import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample. */
  readonly made: (name: 'setHoliday', sample: Sample) => Promise<string>
  /** The reply to a GET. */
  readonly got: (path: string) => Promise<string>
}

/** A request that takes effect, for the city settings and feature flags. */
export function settingSamplesOf({ got, made }: Given) {
  const holiday = '/settings/holidays/2099-01-01'
  const flag = '/settings/flags/EnableOldAutopayNotice'
  return {
    setCitySettings: async (): Promise<Sample> => {
      // As the contract says.
      const read = JSON.parse(await got('/settings/city')) as { readonly version: string }
      const { version, ...city } = read
      return {
        path: '/settings/city',
        body: { ...city, phone: '(847) 555-0199' },
        headers: { 'if-match': `"${version}"` },
      }
    },
    setAreaNames: async (): Promise<Sample> => {
      // As the contract says.
      const { areas, version } = JSON.parse(await got('/settings/areas')) as {
        readonly areas: readonly { readonly code: string }[]
        readonly version: string
      }
      return {
        path: '/settings/areas',
        body: { names: areas.slice(0, 1).map(({ code }) => ({ code, name: 'North side' })) },
        headers: { 'if-match': `"${version}"` },
      }
    },
    setInspectionSettings: async (): Promise<Sample> => {
      // As the contract says.
      const read = JSON.parse(await got('/settings/inspections')) as { readonly version: string }
      const { version, ...settings } = read
      return {
        path: '/settings/inspections',
        body: { ...settings, cutOffHour: 14 },
        headers: { 'if-match': `"${version}"` },
      }
    },
    setBroadcastSettings: async (): Promise<Sample> => {
      // As the contract says.
      const read = JSON.parse(await got('/settings/broadcasts')) as { readonly version: string }
      const { version, ...settings } = read
      return {
        path: '/settings/broadcasts',
        body: { ...settings, secondPersonAbove: 500 },
        headers: { 'if-match': `"${version}"` },
      }
    },
    setMobileApps: async (): Promise<Sample> => {
      // As the contract says.
      const read = JSON.parse(await got('/settings/mobile-apps')) as { readonly version: string }
      const { version, ...settings } = read
      return {
        path: '/settings/mobile-apps',
        body: { ...settings, noticeEn: 'Update soon.', noticeEs: 'Actualice pronto.' },
        headers: { 'if-match': `"${version}"` },
      }
    },
    setServiceTargets: async (): Promise<Sample> => {
      // As the contract says.
      const { targets, version } = JSON.parse(await got('/settings/targets')) as {
        readonly targets: Readonly<Record<string, number | null>>
        readonly version: string
      }
      return {
        path: '/settings/targets',
        body: { targets: { ...targets, graffiti: 44 } },
        headers: { 'if-match': `"${version}"` },
      }
    },
    setHoliday: async (): Promise<Sample> => ({ path: holiday, body: { name: 'New Year' } }),
    deleteHoliday: async (): Promise<Sample> => {
      await made('setHoliday', { path: holiday, body: { name: 'New Year' } })
      return { path: holiday }
    },
    setFlag: async (): Promise<Sample> => ({ path: flag, body: { isEnabled: true } }),
    setPersonFlag: async (): Promise<Sample> => ({
      path: `${flag}/people`,
      body: { email: 'ana@demo.example', isEnabled: true },
    }),
  }
}
