import { describe, expect, it } from 'vitest'
import { askedNeed, needSearchOf } from './need-search.ts'

const shed = { propertyType: 'SingleFamilyHomeOwner', option: 'BuildingShed' }

describe('the address of “Do I need a permit?”', () => {
  it('drops an option that does not fit the property', () =>
    expect(needSearchOf({ propertyType: 'MultiFamily', option: 'InstallAboveGroundPool' })).toEqual(
      {
        propertyType: 'MultiFamily',
        option: null,
        answers: {},
        units: {},
        sent: null,
      },
    ))

  it.each([{}, { propertyType: 'Castle' }, { propertyType: ['MultiFamily'] }, { option: 'Other' }])(
    'asks for the property first: %j',
    (query) => {
      expect(needSearchOf(query).propertyType).toBeNull()
      expect(askedNeed(needSearchOf(query))).toBeNull()
    },
  )

  it('asks for no option of a new building', () =>
    expect(askedNeed(needSearchOf({ propertyType: 'NewSingleFamilyHome' }))).toEqual({
      propertyType: 'NewSingleFamilyHome',
      option: '',
      units: '',
    }))

  it('takes the answers that a fee can count', () =>
    expect(
      askedNeed(
        needSearchOf({
          ...shed,
          'q-squareFeet': 1200,
          'q-attached': 'no',
          'u-feet': '1,000',
          'u-circuits': 'x',
        }),
      ),
    ).toMatchObject({ units: 'squareFeet:1200,feet:1000' }))
})
