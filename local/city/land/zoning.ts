import type { parcelDistricts, zoningDistricts, zoningUses } from '@portal/core/schema'
import { demoDay, demoId, type Words } from '../demo.ts'
import { demoParcels, demoUnits } from './parcels.ts'

type District = typeof zoningDistricts.$inferSelect
type Use = typeof zoningUses.$inferSelect
type Share = typeof parcelDistricts.$inferSelect

/** The codes of demo parcels begin with these. */
const names: Readonly<Record<string, Words>> = {
  CC1: { en: 'Center City', es: 'Centro de la ciudad' },
  CC2: { en: 'Transitional Center City', es: 'Transición del centro de la ciudad' },
  RC2: { en: 'Residence Conservation 2', es: 'Conservación residencial 2' },
  RC3: { en: 'Residence Conservation 3', es: 'Conservación residencial 3' },
  MFR: { en: 'Multiple Family Residence', es: 'Residencial multifamiliar' },
  NB: { en: 'Neighborhood Business', es: 'Comercio de barrio' },
  SFR1: { en: 'Single Family Residence 1', es: 'Residencial unifamiliar 1' },
  SFR2: { en: 'Single Family Residence 2', es: 'Residencial unifamiliar 2' },
  GI: { en: 'General Industrial', es: 'Industrial general' },
  HD: { en: 'Historic District overlay', es: 'Zona histórica (superpuesta)' },
}
const codes = Object.keys(names)
const historic = 'HD'

const idOf = (code: string): string => demoId('zoning district', code)

export const demoZoningDistricts = (): District[] =>
  Object.entries(names).map(([code, { en, es }]) => ({
    id: idOf(code),
    code,
    name: en,
    nameEs: es,
    kind: code === historic ? 'overlay' : 'base',
    rulesUrl: `https://www.cityofelgin.example/zoning/${code.toLowerCase()}`,
    dataOn: '2026-05-01',
    updatedAt: demoDay(-40),
  }))

/** `a` allowed, `s` with a special permit, `n` not allowed: in the order of the codes. */
const uses: readonly (readonly [en: string, es: string, rules: string])[] = [
  ['Single-family home', 'Vivienda unifamiliar', 'nnaaaaaann'],
  ['Two-family home', 'Vivienda para dos familias', 'nssaannnnn'],
  ['Apartment building', 'Edificio de apartamentos', 'aansannnnn'],
  ['Apartment above a store', 'Apartamento sobre un local', 'aannsannnn'],
  ['Home business', 'Negocio en casa', 'aaaaaaaans'],
  ['Child care center', 'Guardería', 'sassasssnn'],
  ['Coffee shop or restaurant', 'Cafetería o restaurante', 'aannnannsn'],
  ['Restaurant with a drive-through', 'Restaurante con servicio en el auto', 'nsnnnsnnsn'],
  ['Store', 'Tienda', 'aannnannsn'],
  ['Office', 'Oficina', 'aansnannan'],
  ['Auto repair shop', 'Taller mecánico', 'nnnnnsnnan'],
  ['Brewery with a taproom', 'Cervecería con degustación', 'ssnnnsnnan'],
  ['Place of worship', 'Lugar de culto', 'sasssassnn'],
  ['Short-term rental', 'Alquiler de corta estancia', 'aassssssnn'],
  ['Light manufacturing', 'Manufactura ligera', 'nnnnnnnnan'],
  ['Warehouse', 'Almacén', 'nnnnnnnnan'],
]

const permissionOf = { a: 'allowed', s: 'special-permit', n: 'not-allowed' } as const

const isRule = (letter: string | undefined): letter is keyof typeof permissionOf =>
  letter !== undefined && letter in permissionOf

export function demoZoningUses(): Use[] {
  const rows = uses.flatMap(([en, es, rules], at) =>
    codes
      // An overlay says nothing of uses; the base district does.
      .filter((code) => code !== historic)
      .map((code) => {
        const rule = rules[codes.indexOf(code)]
        if (!isRule(rule)) throw new RangeError(`${en} has no rule in ${code}`)
        return {
          id: demoId('zoning use', `${code}/${en}`),
          districtId: idOf(code),
          use: en,
          useEs: es,
          permission: permissionOf[rule],
          startsOn: '2021-03-01',
          source: `Demo Zoning Code 19.${10 + codes.indexOf(code)}.${100 + at * 5}`,
          createdAt: demoDay(-400),
        }
      }),
  )
  // The council changed two rules since.
  const changed = rows.flatMap((row) => {
    const isBrewery = row.use.startsWith('Brewery') && row.districtId === idOf('CC1')
    const isRental = row.use === 'Short-term rental' && row.districtId === idOf('RC2')
    if (!isBrewery && !isRental) return []
    return [
      {
        ...row,
        id: demoId('zoning use', `${row.id}/changed`),
        permission: isBrewery ? ('allowed' as const) : ('not-allowed' as const),
        startsOn: '2025-06-01',
        source: `${row.source} (ordinance G20-25)`,
        createdAt: demoDay(-390),
      },
    ]
  })
  // And one that it has decided, but that does not count yet.
  const later = rows
    .filter((row) => row.use === 'Short-term rental' && row.districtId === idOf('CC1'))
    .map((row) => ({
      ...row,
      id: demoId('zoning use', `${row.id}/later`),
      permission: 'special-permit' as const,
      startsOn: demoDay(540).toISOString().slice(0, 10),
      source: `${row.source} (ordinance G31-26)`,
      createdAt: demoDay(-10),
    }))
  return [...rows, ...changed, ...later]
}

/** Each in the district of its primary zoning; some in a second one, or under an overlay. */
export const demoParcelDistricts = (): Share[] =>
  [...demoParcels(), ...demoUnits()].flatMap(({ id, primaryZoning, historicDistrict }, at) => {
    const code = primaryZoning.split(' ')[0] ?? ''
    const base = codes.indexOf(code)
    const other = codes[(base + 1) % (codes.length - 1)] ?? code
    const isSplit = at % 17 === 0
    const share = (of: string, part: number): Share => ({
      parcelId: id,
      districtId: idOf(of),
      share: part,
    })
    return [
      share(code, isSplit ? 720 : 1000),
      ...(isSplit ? [share(other, 280)] : []),
      ...(historicDistrict === null ? [] : [share(historic, 1000)]),
    ]
  })
