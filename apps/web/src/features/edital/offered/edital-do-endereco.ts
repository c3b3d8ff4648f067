import { ehId, useAddressFields } from '../../../lib/use-address-fields.ts';

const CAMPOS = { edital: ehId } as const;

/** The call that was chosen on a screen of many, which its address names. */
export function useEditalDoEndereco() {
  const { values, change } = useAddressFields(CAMPOS);
  const escolhido = values.edital === undefined ? undefined : Number(values.edital);
  const escolher = (edital: number | undefined) => change({ edital: edital?.toString() });
  return [escolhido, escolher] as const;
}
