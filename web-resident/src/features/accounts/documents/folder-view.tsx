import type { components } from '@portal/openapi/resident-types'
import { useTexts } from '@portal/web-ui/texts'
import { AddDocument } from './add-document.tsx'
import { type FolderSearch, pageHref } from './folder-search.ts'

type Folder = components['schemas']['BoxFolderPage']
type Document = Folder['documents'][number]

interface FolderViewProps {
  folder: Folder
  search: FolderSearch
}

/** A page of a folder in plain HTML, for the mobile app's web view. */
export function FolderView({ folder, search }: FolderViewProps) {
  const { t } = useTexts()
  const { documents, kind, name, number, total } = folder
  return (
    <>
      <header>
        <h1>{name}</h1>
        <p className="soft">
          {t(kind === 'request' ? 'Document.RequestFolder' : 'Document.AccountFolder', { number })}
        </p>
      </header>
      {search.isAdded && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for what a form works out
        <p className="notice good" role="status">
          {t('Document.Added')}
        </p>
      )}
      <h2>{t('Document.Count', { count: total })}</h2>
      {total === 0 && <p className="empty">{t('Document.None')}</p>}
      {documents.length > 0 && (
        <ul className="documents">
          {documents.map((document) => (
            <Item key={document.id} {...document} />
          ))}
        </ul>
      )}
      <Pages folder={folder} search={search} />
      {folder.canAdd && !search.isReadOnly && <AddDocument search={search} />}
    </>
  )
}

/** The file extension, or the kind of document. */
const kindOf = (type: string): string =>
  (type.split('/').at(-1) ?? '').toUpperCase().replace('JPEG', 'JPG')

function Item({ name, type, size, by, createdAt, url }: Document) {
  const { t, format } = useTexts()
  return (
    <li>
      <span className="kind" aria-hidden="true">
        {kindOf(type)}
      </span>
      <span>
        <a href={url}>{name}</a>
        <span className="soft">
          {[
            kindOf(type),
            t('Document.Size', { size: format.number(Math.ceil(size / 1000)) }),
            format.date(createdAt),
            t(by === 'staff' ? 'Document.FromCity' : 'Document.FromYou'),
          ].join(' · ')}
        </span>
      </span>
    </li>
  )
}

function Pages({ folder: { page, pages }, search }: FolderViewProps) {
  const { t } = useTexts()
  if (pages === 1 && page === 1) return null
  return (
    <nav className="pages" aria-label={t('Document.Pages')}>
      {page > 1 && (
        <a href={pageHref(search, Math.min(page - 1, pages))} rel="prev">
          {t('Document.Newer')}
        </a>
      )}
      <span>{t('Document.PageOf', { page, pages })}</span>
      {page < pages && (
        <a href={pageHref(search, page + 1)} rel="next">
          {t('Document.Older')}
        </a>
      )}
    </nav>
  )
}
