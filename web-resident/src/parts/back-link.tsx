import type { ReactNode } from 'react'
import { ButtonLink } from '@portal/web-ui/button'
import { ArrowLeftIcon } from '@portal/web-ui/icons'

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div>
      <ButtonLink look="quiet" href={href}>
        <ArrowLeftIcon />
        {children}
      </ButtonLink>
    </div>
  )
}
