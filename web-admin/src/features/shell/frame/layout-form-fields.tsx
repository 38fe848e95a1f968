import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StaffLayout } from '@portal/web-ui/page-data'
import { PostForm } from '@portal/web-ui/post-form'
import { layoutFormName } from './layout-form.ts'

interface LayoutFormProps {
  /** What its button sets. */
  layout: StaffLayout
  /** In place of a page load. */
  onChange: () => void
  className?: string | undefined
  children: ReactNode
}

export function LayoutForm({ layout, onChange, className, children }: LayoutFormProps) {
  const { pathname, searchStr } = useLocation()
  return (
    <PostForm
      name={layoutFormName}
      action={pathname}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onChange()
      }}
    >
      <input type="hidden" name="path" value={pathname + searchStr} />
      <input type="hidden" name="density" value={layout.density} />
      <input type="hidden" name="rail" value={layout.isRailHidden ? 'hidden' : 'shown'} />
      {children}
    </PostForm>
  )
}
