import { newId } from '../../platform/kernel/ids.ts'
import { now } from '../profiles/people.fixture.ts'

interface Browser {
  readonly userId: string
  readonly endpoint?: string
  readonly language?: 'en' | 'es'
}

/** The row of a person's browser that gets push. */
export const browserOf = ({
  userId,
  endpoint = `https://push.example/${userId}`,
  language = 'en',
}: Browser) => ({
  id: newId(),
  userId,
  endpoint,
  p256dh: 'p',
  auth: 'a',
  language,
  createdAt: now,
})
