import { describe, expect, it } from 'vitest'
import { type WindowOptions, windowWith } from './maintenance.fixture.ts'
import { alertErrors, canGoOn, canSave, periodErrors, plainText } from './rules.ts'

const lacking: readonly WindowOptions[] = [
  { englishText: '' },
  { spanishText: ' \n' },
  { startTime: '' },
  { startTime: '08:30' },
  { startTime: 'PM' },
  { startTime: '00:30 AM' },
  { endTime: '13:00 PM' },
  { endTime: '08:60 AM' },
  { days: [] },
]

describe('the two steps of a maintenance period', () => {
  it('continue and are saved when complete, or when the warning is off', () => {
    expect([canGoOn(windowWith()), canSave(windowWith())]).toEqual([true, true])
    expect(canGoOn(windowWith({ enabled: false, englishText: '', days: [] }))).toBe(true)
  })

  it.each(lacking)('do not with %j', (options) => {
    const window = windowWith(options)
    expect([canGoOn(window), canSave(window)]).toEqual([false, false])
    expect(canSave({ ...window, enabled: false })).toBe(false)
  })
})

describe('a maintenance period', () => {
  const errors = (warning: WindowOptions, downtime: WindowOptions) =>
    periodErrors({
      maintenanceWarningAlert: windowWith(warning),
      maintenanceSettings: windowWith(downtime),
    }).map(({ field, kind }) => `${field} ${kind}`)

  it('lists each missing or wrong field of both parts', () => {
    expect(errors({}, {})).toEqual([])
    expect(
      errors(
        { englishText: '', startTime: '', days: [] },
        { enabled: false, spanishText: ' ', endTime: '25:00 PM' },
      ),
    ).toEqual([
      'maintenanceWarningAlert.englishText Required',
      'maintenanceWarningAlert.startTime Required',
      'maintenanceWarningAlert.daysActive Required',
      'maintenanceSettings.spanishText Required',
      'maintenanceSettings.endTime Invalid',
    ])
  })

  it('may end on the day on which it starts, and not before', () => {
    const days = { startDate: '2026-11-20', endDate: '2026-11-20' }
    expect(errors(days, days)).toEqual([])
    const backwards = { ...days, endDate: '2026-11-19' }
    expect(errors({ ...backwards, enabled: false }, backwards)).toEqual([
      'maintenanceWarningAlert.endDate Invalid',
      'maintenanceSettings.endDate Invalid',
    ])
  })
})

describe('a system alert', () => {
  const whole = {
    titleEnglish: 'Office closed',
    titleSpanish: 'Oficina cerrada',
    textEnglish: '<p>On Monday.</p>',
    textSpanish: '<p>El lunes.</p>',
  }

  it.each([
    [{}, []],
    [{ titleEnglish: ' ' }, ['titleEnglish']],
    [{ titleSpanish: '' }, ['titleSpanish']],
    [{ textEnglish: '<p>&nbsp;</p>', textSpanish: '' }, ['textEnglish', 'textSpanish']],
  ])('with %j lacks %j', (change, fields) => {
    expect(alertErrors({ ...whole, ...change }).map(({ field }) => field)).toEqual(fields)
  })

  it.each([
    ['', ''],
    [' \n ', ''],
    ['<p></p><br>', ''],
    ['<p>&nbsp;</p>', ''],
    ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
    ['1 &lt; 2 &amp;lt; 3', '1 < 2 &lt; 3'],
  ])('%j says %j', (html, words) => {
    expect(plainText(html)).toBe(words)
  })
})
