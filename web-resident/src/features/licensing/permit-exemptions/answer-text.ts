import type { Texts } from '@portal/web-ui/texts'
import type { NeedQuestion } from './queries.ts'

/** `120 square feet`, `Yes`. */
export function answerText(
  { t }: Pick<Texts, 't'>,
  question: NeedQuestion,
  answer: string,
): string {
  if (question.kind === 'atMost') return `${answer} ${question.unit}`
  return t(answer === 'yes' ? 'Util.Yes' : 'Util.No')
}
