import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  VerifyPasskeyInput,
} from '@portal/contracts/identity/second-factor';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Made = Awaited<ReturnType<typeof startRegistration>>;
type Signed = Awaited<ReturnType<typeof startAuthentication>>;

/** Of what a browser answers, what the API takes. */
const credential = ({ id, rawId, type }: Made | Signed) => ({ id, rawId, type, clientExtensionResults: {} });

/** Makes a passkey on this device. @throws Error of the browser when the person declines or it cannot. */
export const makePasskey = async (options: PasskeyCreation): Promise<NewPasskey['response']> => {
  const made = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports } = made.response;
  return {
    ...credential(made),
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
};

/** Signs with a passkey of this device. @throws Error of the browser when the person declines or it cannot. */
export const signWithPasskey = async (options: PasskeyRequest): Promise<VerifyPasskeyInput['response']> => {
  const signed = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  return { ...credential(signed), response: { clientDataJSON, authenticatorData, signature } };
};
