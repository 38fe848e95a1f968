import {
  categoryFacts,
  type ReportCategory,
  reportCategoryNames,
} from '@portal/core/report-categories/rules'
import { askedFields, type ReportDetails } from '@portal/core/reports/rules'
import type { RecordType, RequestSection } from '@portal/core/requests/rules'
import type { requests, services } from '@portal/core/schema'
import { specialServiceIds } from '@portal/core/services/rules'
import { pick, type Random, type Words } from '../demo.ts'
import { demoServices } from '../services/index.ts'
import { descriptions, works } from './words.ts'

type Row = typeof requests.$inferSelect
type Service = typeof services.$inferSelect

/** What a request is about, before it is sent. */
export interface Kind extends Pick<
  Row,
  'recordType' | 'category' | 'serviceId' | 'title' | 'titleEs' | 'details' | 'sections' | 'rating'
> {
  readonly text: Words
  /** Working days; null without a target. */
  readonly targetDays: number | null
  readonly hasPlace: boolean
}

const named = ({ id, item, itemEs }: Service) => ({ serviceId: id, title: item, titleEs: itemEs })

/** Answers in order, because some questions depend on earlier answers. */
function answersTo(category: ReportCategory, random: Random): ReportDetails {
  const details: Record<string, string | boolean> = {}
  for (;;) {
    const field = askedFields(category, details).find(({ name }) => !(name in details))
    if (!field) return details
    const [first = '', ...rest] = field.kind === 'choice' ? Object.keys(field.choices) : []
    details[field.name] = field.kind === 'choice' ? pick(random, [first, ...rest]) : random() < 0.5
  }
}

function reportKinds(all: readonly Service[]): readonly ((random: Random) => Kind)[] {
  return reportCategoryNames.flatMap((category) => {
    const service = all.find(({ reportCategory }) => reportCategory === category)
    if (!service) return []
    const { place, asksRating, targetDays } = categoryFacts(category)
    return (random: Random): Kind => ({
      ...named(service),
      recordType: 'Case',
      category,
      details: { ...answersTo(category, random), extra: '' },
      sections: [],
      rating: asksRating ? 3 + Math.floor(random() * 3) : null,
      text: pick(random, descriptions[category]),
      targetDays,
      hasPlace: place === 'required',
    })
  })
}

const formTypes: readonly (readonly [RecordType, service: string, targetDays: number])[] = [
  ['COE_Permit__c', specialServiceIds.quickPermit, 10],
  ['Permit_Application__c', specialServiceIds.otherPermit, 20],
  ['Zoning_Inquiry__c', specialServiceIds.zoningInformation, 15],
  ['LPI_Application__c', specialServiceIds.licenseRenewal, 30],
]

// The hosted form 140 creates permits; its field names match.
const fieldOf = (recordType: RecordType, field: string) =>
  recordType === 'COE_Permit__c' || recordType === 'Permit_Application__c' ? { field } : {}

const sectionsFor = (
  recordType: RecordType,
  work: Words,
  value: number,
): readonly RequestSection[] => [
  {
    label: 'Project',
    labelEs: 'Proyecto',
    data: [
      {
        ...fieldOf(recordType, 'description'),
        label: 'Work',
        labelEs: 'Trabajo',
        data: work.en,
        dataEs: work.es,
      },
      {
        ...fieldOf(recordType, 'projectValue'),
        label: 'Value of the work',
        labelEs: 'Valor del trabajo',
        data: `$${value}`,
      },
    ],
  },
]

function formKinds(all: readonly Service[]): readonly ((random: Random) => Kind)[] {
  return formTypes.flatMap(([recordType, serviceId, targetDays]) => {
    const service = all.find(({ id }) => id === serviceId)
    if (!service) return []
    return (random: Random): Kind => {
      const work = pick(random, works)
      return {
        ...named(service),
        recordType,
        category: null,
        details: {},
        sections: sectionsFor(recordType, work, 500 + 100 * Math.floor(random() * 90)),
        rating: null,
        text: work,
        targetDays,
        hasPlace: true,
      }
    }
  })
}

/** Each call of one makes another request of its kind. */
export function demoKinds(): readonly ((random: Random) => Kind)[] {
  const all = demoServices()
  return [...reportKinds(all), ...formKinds(all)]
}
