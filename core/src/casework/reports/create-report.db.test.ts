import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import type { Geocoder } from '../../land/parcels/index.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { wholePictures } from '../../platform/files/pictures.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { putRequest } from '../requests/requests.fixture.ts'
import { requestFiles, requestFollowers, requests } from '../requests/requests.sql.ts'
import { mapCell } from '../requests/rules.ts'
import { services } from '../services/services.sql.ts'
import { createReport, type NewReport } from './create-report.ts'
import { listNearbyReports } from './list-nearby-reports.ts'

const { contextOf, database, mailTo, person } = peopleIn(await testDatabase())

const place = { latitude: 42.04, longitude: -88.29 }
const onlyAddress = {
  id: 'one',
  address: '100 Millrace St',
  zip: '60120',
  area: 'Ward 1',
  ...place,
}
/** A city of one address. */
const geocoder: Geocoder = {
  find: () => Promise.resolve([onlyAddress]),
  nearest: () => Promise.resolve(onlyAddress),
}
const stored = new Map<string, Uint8Array>()
const store: FileStore = {
  put: async (key, bytes) => void stored.set(key, bytes),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}

async function service(given: Partial<typeof services.$inferInsert> = {}): Promise<string> {
  const id = newId<'service'>()
  await database.write((builder) => [
    builder.insert(services).values({
      id,
      item: 'Streetlight',
      itemEs: 'Alumbrado',
      type: 'CONTENT',
      action: 'REPORT',
      reportCategory: 'streetlight',
      isGuestEnabled: true,
      isPublished: true,
      createdAt: now,
      updatedAt: now,
      ...given,
    }),
  ])
  return id
}
const lamp = (activityId: string, over: Partial<NewReport> = {}): NewReport => ({
  activityId,
  address: ' 100 Millrace St ',
  position: null,
  description: ' Dark. ',
  extraDescription: ' Since May. ',
  rating: null,
  details: { poleType: 'METAL', problem: 'BURNED_OUT' },
  guestEmail: '',
  owner: null,
  draftId: null,
  pictures: [],
  fileIds: null,
  ...over,
})
const send = (report: NewReport, context = contextOf(anonymous)) =>
  createReport(context, { geocoder, store, signed: (path) => `${path}&signature=ours` }, report)
const rowOf = async (id: string) => {
  const [row] = await database.read((builder) =>
    builder.select().from(requests).where(eq(requests.id, id)),
  )
  return row
}

describe('a report', () => {
  it('is a case with its place, its date and what was answered', async () => {
    const rosa = await person()
    const { caseNumber, id, statusPath } = await send(lamp(await service()), contextOf(rosa))
    expect(statusPath).toBeNull()
    expect(await rowOf(id)).toMatchObject({
      number: caseNumber,
      recordType: 'Case',
      status: 'Submitted',
      category: 'streetlight',
      title: 'Streetlight',
      titleEs: 'Alumbrado',
      userId: rosa.userId,
      guestEmail: null,
      description: 'Dark.',
      address: '100 Millrace St',
      details: { poleType: 'METAL', problem: 'BURNED_OUT', extra: 'Since May.' },
      area: 'Ward 1',
      ...place,
      mapCell: expect.any(Number),
      dueAt: expect.any(Date),
      createdAt: now,
    })
    expect(await auditEntriesOf(database, id)).toEqual([`createReport by ${rosa.userId}`])
  })

  it('of a guest is confirmed by email', async () => {
    const guestEmail = 'guest@report.example'
    const { id } = await send(lamp(await service(), { guestEmail: ' Guest@Report.example ' }))
    expect(await rowOf(id)).toMatchObject({ userId: null, guestEmail })
    expect(await mailTo(guestEmail)).toHaveLength(1)
  })

  it('of a guest needs a service that allows guests', async () => {
    await expect(send(lamp(await service({ isGuestEnabled: false })))).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  })

  it.each([
    ['is not published', { isPublished: false }],
    ['is deleted', { isDeleted: true }],
    ['takes no reports', { reportCategory: null }],
  ])('is not taken by a service that %s', async (_what, given) => {
    await expect(send(lamp(await service(given)))).rejects.toMatchObject({
      kind: 'not-found',
      code: 'Report.ReportTypeNotFound',
    })
  })

  it('about the city’s problems is personal; feedback may come from an organization', async () => {
    const acting = { ...(await person()), organizationId: newId<'organization'>() }
    await expect(send(lamp(await service()), contextOf(acting))).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'Start.PersonalOnly',
    })
    const feedback = await service({ reportCategory: 'feedback' })
    const form = lamp(feedback, { address: '', details: {}, rating: 5 })
    // The organization does not exist: the database refuses it, not this rule.
    await expect(send(form, contextOf(acting))).rejects.not.toMatchObject({ kind: 'forbidden' })
  })

  it('uses the marked place, if it is in the city', async () => {
    const position = { latitude: 42.041, longitude: -88.291 }
    const activityId = await service()
    const { id } = await send(lamp(activityId, { position }))
    expect(await rowOf(id)).toMatchObject({ ...position, area: 'Ward 1' })
    await expect(
      send(lamp(activityId, { position: { latitude: 1, longitude: 1 } })),
    ).rejects.toMatchObject({ problems: [{ field: 'address', code: 'Validation.Invalid' }] })
    await expect(send(lamp(activityId, { address: '7 Elsewhere Rd' }))).rejects.toMatchObject({
      problems: [{ field: 'address', code: 'Validation.Invalid' }],
    })
  })

  it('keeps its pictures in order, up to the limit', async () => {
    const picture = { name: 'a.png', bytes: wholePictures.png }
    const activityId = await service()
    const pictures = ['one.png', 'two.png', 'three.png'].map((name) => ({ ...picture, name }))
    const { id } = await send(lamp(activityId, { pictures }))
    const files = await database.read((builder) =>
      builder
        .select()
        .from(requestFiles)
        .where(eq(requestFiles.requestId, id))
        .orderBy(requestFiles.createdAt),
    )
    expect(files.map(({ name }) => name)).toEqual(['one.png', 'two.png', 'three.png'])
    for (const { by, isPublic, objectKey, size } of files) {
      expect({ by, isPublic }).toEqual({ by: 'resident', isPublic: true })
      expect(stored.get(objectKey)?.byteLength).toBe(size)
    }
    await expect(
      send(lamp(activityId, { pictures: Array.from({ length: 50 }, () => picture) })),
    ).rejects.toMatchObject({ kind: 'invalid', code: 'File.TooMany' })
  })
})

describe('reports nearby', () => {
  const meterNorth = 1 / 111_195
  let north = 10
  /** A place of its own, far from every other test's. */
  const spot = () => ({ latitude: 41 + (north += 1) / 100, longitude: -88 })
  const at = async (
    { latitude, longitude }: typeof place,
    meters: number,
    over: Partial<typeof requests.$inferInsert> = {},
  ) => {
    const position = { latitude: latitude + meters * meterNorth, longitude }
    return putRequest(database, now, {
      category: 'streetlight',
      ...position,
      mapCell: mapCell(position),
      ...over,
    })
  }
  const near = async (here: typeof place, actor: Parameters<typeof contextOf>[0] = anonymous) =>
    listNearbyReports(contextOf(actor), { category: 'streetlight', ...here })

  it('are the open ones of the category within 80 meters, nearest first', async () => {
    const here = spot()
    const [far, close] = [await at(here, 70), await at(here, -10)]
    await at(here, 90)
    await at(here, 5, { category: 'trees' })
    await at(here, 5, { closedAt: now, status: 'Complete' })
    await at(here, 5, { mergedIntoId: close })
    expect((await near(here)).map(({ id, distanceMeters }) => [id, distanceMeters])).toEqual([
      [close, 10],
      [far, 70],
    ])
  })

  it('are measured east and west as north and south', async () => {
    const here = spot()
    const east = (meters: number) => ({
      latitude: here.latitude,
      longitude: here.longitude + (meters * meterNorth) / Math.cos((here.latitude * Math.PI) / 180),
    })
    const [id] = [await at(east(60), 0), await at(east(-85), 0)]
    expect((await near(here)).map((one) => [one.id, one.distanceMeters])).toEqual([[id, 60]])
  })

  it('are at most ten, and show their place to about ten meters', async () => {
    const here = spot()
    for (let i = 0; i < 12; i += 1) await at(here, i)
    const listed = await near(here)
    expect(listed).toHaveLength(10)
    for (const { latitude } of listed) expect(String(latitude)).toMatch(/^\d+(\.\d{1,4})?$/)
  })

  it('say whether the caller sent or follows them', async () => {
    const here = spot()
    const [rosa, theo] = [await person(), await person()]
    const [own, followed, other] = [
      await at(here, 1, { userId: rosa.userId }),
      await at(here, 2, { userId: theo.userId }),
      await at(here, 3),
    ]
    await database.write((builder) => [
      builder.insert(requestFollowers).values({
        id: newId(),
        requestId: followed,
        userId: rosa.userId,
        language: 'en',
        createdAt: now,
      }),
    ])
    const flags = async (actor: Parameters<typeof contextOf>[0]) =>
      (await near(here, actor)).map(({ id, isFollowed }) => [id, isFollowed])
    expect(await flags(rosa)).toEqual([
      [own, true],
      [followed, true],
      [other, false],
    ])
    expect(await flags(anonymous)).toEqual([
      [own, false],
      [followed, false],
      [other, false],
    ])
  })

  it('leave out private categories', async () => {
    const here = spot()
    await at(here, 1, { category: 'codeViolation' })
    const listed = await listNearbyReports(contextOf(anonymous), {
      category: 'codeViolation',
      ...here,
    })
    expect(listed).toEqual([])
    const rows = await database.rows(sql`select from ${requests} where category = 'codeViolation'`)
    expect(rows).toHaveLength(1)
  })
})
