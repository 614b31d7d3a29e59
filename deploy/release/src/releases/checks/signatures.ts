import { faultOfBuild } from '../../store/signed-documents.ts';
import { type Finding, findings, type JudgedBuild } from './finding.ts';

/** A build is signed by a publisher who is trusted. */
export const checkSignature = async (store: string, { key, build }: JudgedBuild): Promise<Finding[]> => {
  const fault = await faultOfBuild(store, build.app, build.version);
  return fault === undefined ? [] : findings('signature', key, [['signature', fault]]);
};
