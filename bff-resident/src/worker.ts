import {
  createBff,
  fileFolder,
  serveContentPicture,
  serveProfilePicture,
  serveRequestFile,
  serveServiceIcon,
} from '@portal/bff-pipeline'
import { pictureFolder } from '@portal/core/profiles/rules'
import { contentPictureFolder } from '@portal/core/rich-text/rules'
import { residentContract } from '@portal/openapi/resident'
import { isFramed, render, stylesheets, takesForm } from '@portal/web-resident/server'
import { handlers } from './handlers/index.ts'
import { isHeavyOpen311, open311 } from './open311/open311.ts'
import { servePicture } from './serve-picture.ts'

/** Pages without effects, all of whose data is public (core/src/public-tables.ts). */
const isKept = (path: string): boolean =>
  /^\/(?:view-all-services|report|payment|login|signup|forgotpassword|search|knowledgebase|what-goes-where|garbage-search|permit-search|find_request|feedback|on_this_device|boards-and-commissions|open-data|[a-z-]+_today)?$/.test(
    path,
  ) || /^\/(?:activities|what-goes-where|boards-and-commissions)\/[a-z\d-]+$/.test(path)

/**
 * What only browsers keep: each opening of an article counts as a reading, a search is one of as many as one likes,
 * and the steps of an application are no public data.
 */
const isKeptByBrowsers = (address: string): boolean =>
  /^\/knowledgebase\/[a-z\d-]+$|^\/activities\/business_application$|^\/search\?term=[^&]+$/.test(
    address,
  )

export default createBff({
  contract: residentContract,
  handlers,
  document: async () => (await import('@portal/openapi/resident.json')).default,
  render,
  stylesheets,
  takesForm,
  isFramed,
  isKept,
  isKeptByBrowsers,
  isHeavyPage: (path) =>
    path === '/search' ||
    path === '/knowledgebase' ||
    path === '/what-goes-where' ||
    isHeavyOpen311(path),
  app: 'resident',
  languageCookie: 'language',
  files: {
    '/media': servePicture,
    [contentPictureFolder]: serveContentPicture,
    '/service-icons': serveServiceIcon,
    [pictureFolder]: serveProfilePicture,
    [fileFolder]: serveRequestFile,
  },
  standards: { '/open311': open311 },
})
