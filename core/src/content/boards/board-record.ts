type PairNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** Label and address pairs (N is 1 to 10). */
type Pairs = Readonly<
  Record<
    `Label_Additional_Information${PairNumber}__c` | `Additional_Information${PairNumber}__c`,
    string | null
  >
>

/** A board in the specification's words (resident section 3), and two fields of ours. */
export interface BoardRecord extends Pairs {
  readonly Id: string
  readonly Name: string
  readonly Alias__c: string
  readonly Icon__c: string | null
  readonly Vacancies__c: number
  readonly Size__c: number
  readonly Term_Length__c: string | null
  readonly Term_Limit__c: string | null
  readonly Overview__c: string
  readonly Staff_Liaison__r: { readonly Name: string } | null
  readonly Staff_Liaison_Email__c: string | null
  readonly Staff_Liaison_Phone__c: string | null
  readonly Meeting_Date__c: string | null
  readonly Meeting_Time__c: string | null
  readonly Meeting_Location__c: string | null
  readonly Powers_Duties__c: string | null
  readonly powersAndDuties: readonly string[]
  readonly nextMeeting: { readonly day: string; readonly startsAt: string | null } | null
  readonly language: 'en' | 'es'
}
