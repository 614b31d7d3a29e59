/** Access to an S3-compatible store, for other packages that keep their files in one. */
export {
  faultOfS3Address,
  type S3Credentials,
  type S3Setting,
  s3SettingFrom,
} from '../../config/s3-setting.ts';
export { openS3, statusOf } from './s3-client.ts';
