import type { ReactNode } from 'react'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { AccountFrame } from './account-frame.tsx'
import { accountSections, type SectionName } from './sections.ts'

interface AccountSectionProps<Name extends SectionName> {
  name: Name
  parts: Readonly<Record<keyof (typeof accountSections)[Name]['parts'], ReactNode>>
}

export function AccountSection<Name extends SectionName>({
  name,
  parts,
}: AccountSectionProps<Name>) {
  const { t } = useTexts()
  const { title, lead, parts: titles } = accountSections[name]
  const isOne = Object.keys(titles).length === 1
  return (
    <AccountFrame current={name} title={t(title)} lead={t(lead)}>
      {Object.entries(titles).map(([anchor, heading]) => (
        <div key={anchor} id={anchor} tabIndex={-1}>
          <Card title={isOne ? undefined : t(heading)}>
            {isOne && (
              <h2>
                <VisuallyHidden>{t(heading)}</VisuallyHidden>
              </h2>
            )}
            {/* The section's anchors, each with its part. */}
            {(parts as Readonly<Record<string, ReactNode>>)[anchor]}
          </Card>
        </div>
      ))}
    </AccountFrame>
  )
}
