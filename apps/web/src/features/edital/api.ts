import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import type { AtoAdiante } from '@instrutoria/domain/edital/rules/proximo-ato.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Pendencias = AnswerOf<Api['lerPendencias']>;

/** Newest first. Writes invalidate everything under 'edital'. */
export const editaisQuery = queryOptions({
  queryKey: ['edital', 'todos'],
  queryFn: ({ signal }) => api.listarTodosOsEditais({ signal }),
});

export function useCriarEdital() {
  return useAct(['edital'], (body: BodyInputOf<Api['criarEdital']>) => api.criarEdital({ body }));
}

export function useEncerrarInscricoes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, versao }: { readonly id: number; readonly versao: number }) =>
      api.encerrarInscricoes({ params: { id }, ifMatch: versao }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['edital'] }),
  });
}

/** The queries whose answers show a call's phase. */
const TOCADOS = ['avaliacao', 'edital', 'projeto'];

export function useArquivarEdital() {
  return useAct(TOCADOS, ({ id, versao }: { readonly id: number; readonly versao: number }) =>
    api.arquivarEdital({ params: { id }, ifMatch: versao }),
  );
}

export const ATOS_DE_VOLTA = ['reabrirInscricoes', 'devolverEdital', 'desarquivarEdital'] as const;
export type AtoDeVolta = (typeof ATOS_DE_VOLTA)[number];

interface Volta {
  readonly edital: { readonly id: number; readonly versao: number };
  readonly ato: AtoDeVolta;
  readonly motivo: string;
  readonly fim: string;
}

export function useVoltarEdital() {
  return useAct(TOCADOS, ({ edital: { id, versao }, ato, motivo, fim }: Volta) => {
    const pedido = { params: { id }, ifMatch: versao };
    if (ato === 'reabrirInscricoes') return api[ato]({ ...pedido, body: { fim, motivo } });
    return api[ato]({ ...pedido, body: { motivo } });
  });
}

export type Tardia = AnswerOf<Api['listarTardias']>[number];

/** The query key is under 'edital', so that writes there reload it. */
export const tardiasQuery = (edital: number) =>
  queryOptions({
    queryKey: ['edital', 'tardias', edital],
    queryFn: ({ signal }) => api.listarTardias({ params: { id: edital }, signal }),
    enabled: edital > 0,
  });

export function useAbrirTardia(edital: number) {
  return useAct(TOCADOS, (body: BodyInputOf<Api['abrirTardia']>) =>
    api.abrirTardia({ params: { id: edital }, body }),
  );
}

interface FimDaTardia {
  readonly tardia: Pick<Tardia, 'id' | 'projeto'>;
  readonly motivo: string;
}

/** Withdraws it while unused; otherwise takes its project out of the call. */
export function useTerminarTardia() {
  return useAct(TOCADOS, ({ tardia: { id, projeto }, motivo }: FimDaTardia) =>
    projeto === null
      ? api.retirarTardia({ params: { id }, body: { motivo } })
      : api.tirarDoEdital({ params: { id: projeto.id }, body: { motivo } }),
  );
}

/**
 * What the next act of a call waits for. The query key is under 'avaliacao', so that acts of the evaluation
 * invalidate it, and names the act, so that it is read anew once another act is the next one.
 */
export const pendenciasQuery = (edital: number, ato: AtoAdiante | null) =>
  queryOptions({
    queryKey: ['avaliacao', 'pendencias', edital, ato],
    queryFn: ({ signal }) => api.lerPendencias({ params: { id: edital }, signal }),
    enabled: ato !== null,
  });

export function lerPendencias(edital: number): Promise<Pendencias> {
  return api.lerPendencias({ params: { id: edital } });
}

/** How a call judges. Under 'edital', so that writes there reload it. */
export const regrasQuery = (edital: number) =>
  queryOptions({
    queryKey: ['edital', 'regras', edital],
    queryFn: ({ signal }) => api.lerRegrasDoEdital({ params: { id: edital }, signal }),
    enabled: edital > 0,
  });

export type RegrasLidas = AnswerOf<Api['lerRegrasDoEdital']>;

/** Rules and criteria together, for screens of both; the newest each time such a page opens. */
export const configuracaoDoEditalQuery = (edital: number) =>
  queryOptions({
    queryKey: ['edital', 'configuracao', edital],
    queryFn: ({ signal }) => api.lerConfiguracaoDoEdital({ params: { id: edital }, signal }),
    enabled: edital > 0,
    staleTime: 0,
  });

export type BaremaLido = AnswerOf<Api['lerBarema']>;

export function lerBarema(edital: number): Promise<BaremaLido> {
  return api.lerBarema({ params: { id: edital } });
}

export type ConfiguracaoMudada = BodyInputOf<Api['mudarConfiguracaoDoEdital']>;

/** The evaluators' form is drawn from the barema, and the call's next act from its rules. */
export function useMudarConfiguracao(edital: number) {
  return useAct(
    ['edital', 'avaliacao'],
    ({ versao, ...body }: ConfiguracaoMudada & { readonly versao: number }) =>
      api.mudarConfiguracaoDoEdital({ params: { id: edital }, body, ifMatch: versao }),
  );
}

export function baixarEdital(edital: number): Promise<Blob> {
  return api.exportarEdital({ params: { id: edital } });
}
