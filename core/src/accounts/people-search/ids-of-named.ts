import { type SQL, sql } from 'drizzle-orm'
import { withWords } from './find-people.ts'
import { peopleTerm } from './people-term.ts'
import { personSearch } from './person-search.sql.ts'

/**
 * SQL for searches of other rooms: the ids of a few people and organizations with every typed word
 * in their name, email address, phone number or addresses.
 */
export const idsOfNamed = (typed: string, most: number): SQL => sql`(
  select id from ${personSearch} where ${withWords(peopleTerm(typed).words, ' ')} limit ${most})`
