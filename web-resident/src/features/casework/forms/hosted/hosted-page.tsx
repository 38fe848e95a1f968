import type { ReactNode } from 'react'
import type { hostedFormAssets } from 'virtual:page-assets'
import type { Language } from '@portal/core/kernel/rules'
import { trustOwnMarkup } from '@portal/web-ui/trusted-types'
import { NotIndexed } from '../../../../parts/not-indexed.tsx'

interface HostedPageProps {
  language: Language
  title: string
  nonce: string
  assets: typeof hostedFormAssets
  children: ReactNode
}

/** A document with only the form, for a frame. */
export const HostedPage = ({ language, title, nonce, assets, children }: HostedPageProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <NotIndexed />
      <title>{title}</title>
      {assets.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </head>
    <body>
      {/* Landmarks are on the page around the frame. */}
      <article className="hosted" aria-label={title}>
        {children}
      </article>
      {/* The app's policy: without it, browsers with Trusted Types refuse markup from text. */}
      {/* oxlint-disable-next-line react/no-danger -- a constant of ours, which React would escape */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: trustOwnMarkup }} />
      <script type="module" nonce={nonce} src={assets.entry} />
    </body>
  </html>
)
