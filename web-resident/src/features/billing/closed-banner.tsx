import { Banner } from '@portal/web-ui/banner'
import { useClosure } from './closure.ts'

/** Says that bills cannot be paid online now, and until when. */
export function ClosedBanner() {
  const closure = useClosure()
  if (!closure) return null
  return (
    <Banner tone="warn" title={closure.message}>
      {closure.text && <p>{closure.text}</p>}
    </Banner>
  )
}
