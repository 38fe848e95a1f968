import type { Locator, Page } from '@playwright/test'
import type { JourneyCity } from './city.ts'
import type { Hands } from './hands.ts'
import type { RoofWords } from './roof-words.ts'

/** Where a roof permit’s journey plays: one browser, in which people take turns. */
export interface RoofStage {
  readonly page: Page
  readonly main: Locator
  readonly hands: Hands
  readonly city: JourneyCity
  readonly say: RoofWords
}
