import { applicationHref } from '@portal/core/permits/rules'
import { type ButtonLook, ButtonLink } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { NeedSearch } from './need-search.ts'

interface ApplyButtonProps {
  search: NeedSearch
  look?: ButtonLook
  label: string
}

/** Guests log in first (spec, resident section 2), and come to the application. */
export function ApplyButton({ search, look = 'primary', label }: ApplyButtonProps) {
  const { t } = useTexts()
  const isGuest = useApp().page.viewer.userId === null
  const { propertyType, option } = search
  if (!propertyType) return null
  const href = applicationHref(propertyType, option ?? undefined)
  if (!isGuest)
    return (
      <ButtonLink look={look} href={href}>
        {label}
      </ButtonLink>
    )
  return (
    <ButtonLink look={look} href={`/login?${new URLSearchParams({ redirectto: href })}`}>
      {look === 'primary' ? t('PermitNeed.ApplyLogin') : label}
    </ButtonLink>
  )
}
