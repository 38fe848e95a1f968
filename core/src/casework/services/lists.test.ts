import { describe, expect, it } from 'vitest'
import { groupServices, popularServices } from './lists.ts'

const of = (Item: string, Action: 'FIND' | 'REPORT' | 'MAPS' | 'APPLY_FOR' | 'PAY_FOR') => ({
  Item,
  Action,
})

describe('groups of services', () => {
  const services = [
    of('Trees', 'MAPS'),
    of('Pothole', 'REPORT'),
    of('Fence', 'APPLY_FOR'),
    of('Deck', 'APPLY_FOR'),
  ]

  it('are in the order of the screens, each with its services in order', () => {
    const groups = groupServices(services, { isPersonal: true })
    expect(groups.map(({ action }) => action)).toEqual(['APPLY_FOR', 'REPORT', 'MAPS'])
    expect(groups[0]?.services.map(({ Item }) => Item)).toEqual(['Fence', 'Deck'])
  })

  it('have no reports for an organization', () => {
    const groups = groupServices(services, { isPersonal: false })
    expect(groups.map(({ action }) => action)).toEqual(['APPLY_FOR', 'MAPS'])
  })
})

describe('popular services', () => {
  const popular = (Item: string, order: number | null, isPopular = true) => ({
    Item,
    PopularService: isPopular,
    PopularServiceOrder: order,
  })

  it('are sorted by their order, those without one last and by name', () => {
    const sorted = popularServices([
      popular('Water', null),
      popular('Trees', 2),
      popular('Alley', null),
      popular('Garbage', 0),
      popular('Hidden', 1, false),
      popular('Permit', 1),
    ])
    expect(sorted.map(({ Item }) => Item)).toEqual(['Garbage', 'Permit', 'Trees', 'Alley', 'Water'])
  })
})
