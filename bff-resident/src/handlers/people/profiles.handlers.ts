import {
  dataArchives,
  dropSession,
  type HandlerContext,
  type Handlers,
  ownFiles,
  pictureFiles,
} from '@portal/bff-pipeline'
import { deleteAccount, exportData, getProfile, getProfileDetails } from '@portal/core/account'
import {
  createDataExport,
  downloadDataArchive,
  findDataExport,
  listDataExports,
} from '@portal/core/data-export'
import { DomainError } from '@portal/core/kernel'
import {
  beginPictureUpload,
  completePictureUpload,
  getNotificationSettings,
  putPicturePart,
  removePicture,
  requireOwnAccount,
  setNotification,
  setPicture,
  updateProfile,
  updateUser,
} from '@portal/core/profiles'
import type { profiles } from '@portal/openapi/resident/people/profiles'

/** A person's own archive: kept by no cache, and named by its day. */
const archiveHeaders = ({ clock }: HandlerContext) => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="my-data-${clock.now().toISOString().slice(0, 10)}.zip"`,
  'cache-control': 'private, no-store',
})

/** The account page. */
export const profileHandlers: Handlers<typeof profiles> = {
  getProfile: async ({ params }, context) => ({
    status: 200,
    body: await getProfile(context, params.id),
  }),
  getProfileDetails: async ({ params }, context) => ({
    status: 200,
    body: await getProfileDetails(context, params.id),
  }),
  updateProfile: async ({ body }, context) => ({
    status: 200,
    body: await updateProfile(context, body),
  }),
  updateUser: async ({ body }, context) => ({ status: 200, body: await updateUser(context, body) }),
  updateUserById: async ({ params, body }, context) => {
    requireOwnAccount(context, params.id)
    return { status: 200, body: await updateUser(context, body) }
  },
  getNotificationSettings: async ({ params }, context) => ({
    status: 200,
    body: await getNotificationSettings(context, params.id),
  }),
  setNotification: async ({ params, body }, context) => ({
    status: 200,
    body: await setNotification(context, { ...params, ...body }),
  }),
  deleteAccount: async ({ params }, context) => {
    await deleteAccount(context, pictureFiles(context.state.env.DOCUMENTS), params.id)
    dropSession(context.state)
    return { status: 200, body: { success: true } }
  },
  exportData: async (_input, context) => ({
    status: 200,
    body: await exportData(context),
    headers: {
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  }),
  listDataExports: async (_input, context) => {
    const { isLarge, exports } = await listDataExports(context)
    return { status: 200, body: { isLarge, exports: [...exports] } }
  },
  createDataExport: async (_input, context) => ({
    status: 202,
    body: await createDataExport(context),
  }),
  downloadDataArchive: async (_input, context) => ({
    status: 200,
    body: await downloadDataArchive(context, ownFiles(context.state.env.DOCUMENTS)),
    headers: archiveHeaders(context),
  }),
  downloadDataExport: async ({ params }, context) => {
    const key = await findDataExport(context, params.id)
    const body = await dataArchives(context.state.env.DOCUMENTS).get(key)
    if (!body) throw new DomainError('not-found', 'DataExport.NotFound')
    return { status: 200, body, headers: archiveHeaders(context) }
  },
  setPicture: async ({ body }, context) => {
    const { image, uploadId = null } = body
    if (!image) throw new DomainError('invalid', 'Account.NotAPicture')
    const urlResponse = await setPicture(context, pictureFiles(context.state.env.DOCUMENTS), {
      bytes: new Uint8Array(await image.arrayBuffer()),
      uploadId,
    })
    return { status: 200, body: { urlResponse } }
  },
  removePicture: async (_input, context) => {
    await removePicture(context, pictureFiles(context.state.env.DOCUMENTS))
    return { status: 200, body: { success: true } }
  },
  beginPictureUpload: async ({ body }, context) => ({
    status: 200,
    body: await beginPictureUpload(context, pictureFiles(context.state.env.DOCUMENTS), body),
  }),
  putPicturePart: async ({ params, body }, context) => {
    if (body.length === 0) throw new DomainError('invalid', 'Error.BadRequest')
    const part = await putPicturePart(context, pictureFiles(context.state.env.DOCUMENTS), {
      id: params.id,
      partNumber: params.part,
      stream: body.stream,
    })
    return { status: 200, body: part }
  },
  completePictureUpload: async ({ params, body }, context) => {
    await completePictureUpload(context, pictureFiles(context.state.env.DOCUMENTS), {
      id: params.id,
      parts: body.parts,
    })
    return { status: 200, body: { success: true } }
  },
}
