import { compararDias, diaNoFuso, fimDoDia } from '../../kernel/datas.ts';
import { prazoNoDia } from '../../kernel/fuso.ts';
import { estaAberto } from '../rules.ts';
import type { EditalGuardado } from '../types.ts';

export interface MudancaDoFuso {
  readonly de: string;
  readonly para: string;
  readonly agora: Date;
}

type Prazos = Pick<EditalGuardado, 'fase' | 'fim' | 'fimRecursos' | 'finalEm' | 'inicio' | 'nome'>;

/** The days that run in a call, by name. */
function correm(
  edital: Prazos,
  { de, agora }: MudancaDoFuso,
): { readonly oQue: string; readonly dia: string }[] {
  const { fase, fim, fimRecursos, finalEm } = edital;
  const hoje = diaNoFuso(agora, de);
  const recursos = fase === 'resultado' && typeof finalEm !== 'string' ? fimRecursos : null;
  return [
    ...(estaAberto(edital, agora, de) ? [{ oQue: 'as inscrições', dia: fim }] : []),
    ...(recursos !== null && compararDias(recursos, hoje) >= 0
      ? [{ oQue: 'os recursos', dia: recursos }]
      : []),
  ];
}

/**
 * What was announced and would end earlier in another zone (D62): 23:59 in São Paulo is three hours after 23:59 UTC.
 * A person who counted on it would be shut out, so the change of zone waits.
 */
export function prazosQueEncurtam(editais: readonly Prazos[], mudanca: MudancaDoFuso): string[] {
  const { de, para } = mudanca;
  return editais.flatMap((edital) =>
    correm(edital, mudanca)
      .filter(({ dia }) => fimDoDia(dia, para) < fimDoDia(dia, de))
      .map(({ oQue, dia }) => `${oQue} de ${edital.nome}, até ${prazoNoDia(dia)}`),
  );
}
