import { expect, it } from 'vitest'
import { answersSoFar, type TypedAnswers, typedFrom } from './checklist-answers.ts'
import { carried, phases, stepsFor } from './checklist-steps.ts'

const stepsOf = (typed: TypedAnswers) => {
  const answers = answersSoFar(typed)
  return answers ? stepsFor(answers) : []
}
const namesOf = (typed: TypedAnswers) => stepsOf(typed).map(({ name }) => name)

const cafe: TypedAnswers = { want: 'open', new: 'yes', home: 'no', kind: 'cafe' }

it('a new café goes from the place over works and inspections to its license', () => {
  expect(namesOf({ ...cafe, plans: 'works,sign,alcohol,outdoor' })).toEqual([
    'zoning',
    'building',
    'sign',
    'outdoor',
    'health',
    'fire',
    'registration',
    'license',
    'liquor',
  ])
  expect(stepsOf(cafe).find(({ name }) => name === 'license')?.feeKind).toBe('license.restaurant')
})

it.each([
  [{ want: 'open', new: 'no', home: 'yes', kind: 'office' }, ['zoning', 'license']],
  [{ want: 'open', new: 'no', home: 'no', kind: 'contractor' }, ['license']],
  [
    { want: 'open', new: 'yes', home: 'no', kind: 'truck' },
    ['health', 'registration', 'foodTruck'],
  ],
  [{ want: 'grow', plans: 'renew' }, ['renewal']],
  [{ want: 'grow', plans: 'owner' }, ['zoning', 'newOwner']],
  [{ want: 'grow', plans: 'move,contractor' }, ['zoning', 'fire', 'license', 'contractorLicense']],
  [{ want: 'grow', plans: 'works' }, ['zoning', 'building', 'fire']],
] as const)('%j needs %j', (typed, names) => {
  expect(namesOf(typed)).toEqual(names)
})

it('steps are in the order of their phases, whatever was answered', () => {
  const places = stepsOf({ want: 'grow', plans: 'renew,owner,move,works,sign,alcohol' }).map(
    ({ phase }) => phases.indexOf(phase),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('a business at home has the license for that, unless it is a contractor', () => {
  const kindOf = (kind: string) =>
    stepsOf({ ...cafe, home: 'yes', kind }).find(({ name }) => name === 'license')?.licenseKind
  expect(kindOf('salon')).toBe('home_business')
  expect(kindOf('contractor')).toBe('contractor')
})

it('takes along what is known, and no more', () => {
  const typed = { ...cafe, business: "O'Brien & Muñoz", address: '12 Spring St' }
  const answers = answersSoFar(typed)
  const at = (name: string) => {
    const step = stepsOf(typed).find((one) => one.name === name)
    return step && answers ? carried(step, answers) : null
  }
  expect(at('zoning')).toEqual({ address: '12 Spring St' })
  expect(JSON.parse(at('license')?.['params'] ?? '')).toEqual({
    licenseKind: 'restaurant',
    business: "O'Brien & Muñoz",
    address: '12 Spring St',
  })
  expect(at('fire')).toEqual({})
})

it('answers that do not exist, or belong to the other question, count as none', () => {
  expect(answersSoFar({ want: 'fly' })).toBeNull()
  const answers = answersSoFar({ want: 'grow', new: 'yes', kind: 'cafe', plans: 'food,sign,x' })
  expect(answers).toMatchObject({ isNew: null, kind: null, plans: ['sign'] })
})

it('answers survive an address', () => {
  const answers = answersSoFar({ ...cafe, plans: 'sign,food', business: ' Café  ' })
  expect(answers && answersSoFar(typedFrom(answers))).toEqual(answers)
})
