import { describe, expect, it } from 'vitest';
import { MENSAGENS_AVALIACAO as M } from '../../avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '../../decisao/messages.ts';
import type { SituacaoExibida } from '../../decisao/types.ts';
import type { VagasDadas } from '../../projeto/types.ts';
import { umaContagem, umEditalGuardado } from '../../testing/editais.ts';
import { type ContagemDoEdital, type EditalGuardado, FASES, type Fase } from '../types.ts';
import { ehNumeroDoAto, pendenciaPorExtenso } from './pendencia-por-extenso.ts';
import { type Decidido, numerosDaDecisao, numerosDaPublicacao, pendenciasDoAto } from './pendencias.ts';
import type { AtoAdiante } from './proximo-ato.ts';

const DURANTE = new Date('2026-03-15T12:00:00Z');
const NO_FIM = new Date('2026-12-31T12:00:00Z');
type Mudancas = Partial<ContagemDoEdital> & Partial<EditalGuardado> & { readonly agora?: Date };

function pendencias(ato: AtoAdiante, { agora = NO_FIM, ...mudancas }: Mudancas) {
  const edital = umEditalGuardado({ fase: 'avaliacao', fimRecursos: '2026-06-01', ...mudancas });
  return pendenciasDoAto(ato, edital, { agora, fuso: 'UTC', contagem: umaContagem(mudancas) });
}
const bloqueios = (ato: AtoAdiante, mudancas: Mudancas) =>
  pendencias(ato, mudancas).bloqueios.map(({ mensagem }) => mensagem);
const avisos = (ato: AtoAdiante, mudancas: Mudancas) =>
  pendencias(ato, mudancas).avisos.map(({ codigo, quantidade }) => [codigo, quantidade]);

describe('obstacles to the next act of a call (D1, D3)', () => {
  const LIVRE_EM: Readonly<Record<Exclude<AtoAdiante, 'encerrarInscricoes'>, readonly Fase[]>> = {
    iniciarDecisao: ['avaliacao', 'decisao'],
    enviarASecretaria: ['decisao'],
    publicarResultados: ['secretaria'],
    publicarResultadoFinal: ['resultado'],
    arquivarEdital: ['resultado'],
  };
  for (const [ato, livres] of Object.entries(LIVRE_EM)) {
    it.each(FASES)(`${ato} in %s`, (fase) => {
      // Past its last day a call in submissao is in avaliacao.
      const agora = fase === 'submissao' ? DURANTE : NO_FIM;
      const preliminar = ato === 'publicarResultadoFinal' ? { finalEm: null } : {};
      expect(bloqueios(ato as AtoAdiante, { fase, agora, ...preliminar }).length === 0).toBe(
        livres.includes(fase),
      );
    });
  }

  it('starts the decision only when every project is designated, and then evaluated', () => {
    expect(bloqueios('iniciarDecisao', { naoDesignados: 1, naoAvaliados: 2 })).toEqual([
      M.naoSubmetidosAAvaliacao,
      M.naoAvaliados,
    ]);
    expect(bloqueios('iniciarDecisao', { naoAvaliados: 1 })).toEqual([M.naoAvaliados]);
    expect(bloqueios('iniciarDecisao', { fase: 'submissao', agora: DURANTE })).toEqual([M.espereFechar]);
    expect(bloqueios('iniciarDecisao', { projetos: 0 })).toEqual([]);
  });

  it('names a project with divergent totals once, by its number', () => {
    expect(pendencias('iniciarDecisao', { divergentes: [81], naoAvaliados: 2 }).bloqueios).toMatchObject([
      { mensagem: `${M.totaisDivergentes} (nº 81)`, quantidade: null },
      { mensagem: M.naoAvaliados, quantidade: 2 },
    ]);
  });

  it('says of a second sending that the call was sent, of an early one that it is not decided', () => {
    expect(bloqueios('enviarASecretaria', { fase: 'avaliacao' })).toEqual([
      MENSAGENS_DECISAO.aindaNaoNaDecisao,
    ]);
    expect(bloqueios('enviarASecretaria', { fase: 'secretaria' })).toEqual([MENSAGENS_DECISAO.jaEnviado]);
    expect(bloqueios('publicarResultados', { fase: 'decisao' })).toEqual([MENSAGENS_DECISAO.naoEnviados]);
  });

  it('blocks a call while an appeal is pending', () => {
    expect(bloqueios('arquivarEdital', { fase: 'resultado', recursosPendentes: 2 })).toEqual([
      M.recursoPendente,
    ]);
  });

  it('[C-B4] archives no call whose projects still run (D48)', () => {
    expect(
      bloqueios('arquivarEdital', { fase: 'resultado', agora: new Date('2026-12-30T12:00:00Z') }),
    ).toEqual(['O edital só pode ser arquivado no fim da vigência']);
  });

  it('closes the submissions of an open call only', () => {
    expect(bloqueios('encerrarInscricoes', { fase: 'submissao', agora: DURANTE })).toEqual([]);
    expect(bloqueios('encerrarInscricoes', { fase: 'submissao' })).toHaveLength(1);
  });
});

describe('warnings before the next act of a call', () => {
  it('counts grants to nobody, above what was asked, and beyond the limit', () => {
    const contagem: Mudancas = {
      ...{ fase: 'decisao', acimaDoPedido: 1, limiteBolsas: 1, unidadesAcima: 3 },
    };
    expect(avisos('enviarASecretaria', contagem)).toEqual([
      ['ACIMA_DO_PEDIDO', 1],
      ['LIMITE_DE_BOLSAS', null],
      ['LIMITE_DA_UNIDADE', 3],
    ]);
    expect(avisos('enviarASecretaria', { fase: 'decisao', limiteBolsas: 2, unidadesAcima: 0 })).toEqual([]);
  });

  it('lists a call without projects, missing schedules and nothing else', () => {
    expect(avisos('iniciarDecisao', { projetos: 0, aguardandoCronograma: 4 })).toEqual([
      ['SEM_PROJETOS', null],
      ['AGUARDAM_CRONOGRAMA', 4],
    ]);
  });
});

it('[C-G12] counts what a publication would announce, and tells until when appeals run', () => {
  const linha = (situacaoExibida: SituacaoExibida, vagas: VagasDadas, remunerados_aprovados = 0) => ({
    ...{ projeto_id: 1, situacaoExibida, vagas, remunerados: 4, remunerados_aprovados },
  });
  const linhas = [
    linha('APROVADO', 'todas', 4),
    linha('APROVADO', 'todas', 2),
    linha('APROVADO PARCIALMENTE', 'parte', 1),
    linha('APROVADO PARCIALMENTE', 'nenhuma'),
    linha('REPROVADO', 'nenhuma'),
  ];
  const anuncio = { linhas, proprios: 0, limiteBolsas: 20, emails: 4, hoje: '2026-11-27', semExpediente: [] };
  const numeros = (fimRecursos: string | null, preliminar: boolean) =>
    numerosDaPublicacao(
      { fimRecursos, fimRecursosDesde: '2026-11-20', inicio: '2026-05-01' },
      { ...anuncio, preliminar },
    ).map(pendenciaPorExtenso);
  // Ten days after 27 November 2026 is Monday the 7th of December.
  expect(numeros(null, false)).toEqual([
    'Projetos: 5',
    'Projetos com todas as vagas pedidas: 2',
    'Projetos com parte das vagas: 1',
    'Projetos aprovados sem vagas: 1',
    'Projetos reprovados: 1',
    'Bolsas aprovadas: 7, do limite de 20',
    'E-mails aos coordenadores: 4',
    'Os recursos vão até 07/12/2026, 23h59',
  ]);
  expect(numeros('2026-12-20', true).at(-1)).toBe(
    'O resultado sai como preliminar, e os recursos vão até 20/12/2026, 23h59',
  );
  expect(numeros('2026-12-02', false).at(-1)).toBe(
    'Os recursos vão até 07/12/2026, 23h59; o dia escrito no edital, 02/12/2026, já passou, ou vem antes do prazo da lei e não foi anunciado antes das inscrições',
  );
});

it('[C-G12] gives the same counts of a decision before it goes to the secretariat', () => {
  const daLinha = { situacaoExibida: 'APROVADO', vagas: 'todas', remunerados_aprovados: 2 } as const;
  const linha = { projeto_id: 1, remunerados: 2, ...daLinha };
  const decidido = { linhas: [linha], proprios: 1 };
  expect(numerosDaDecisao({ ...decidido, limiteBolsas: null }).map(pendenciaPorExtenso)).toEqual([
    'Projetos: 1',
    'Projetos com todas as vagas pedidas: 1',
    'Projetos com parte das vagas: 0',
    'Projetos aprovados sem vagas: 0',
    'Projetos reprovados: 0',
    'Bolsas aprovadas: 2',
    'Não estão na conta os projetos em que você participa: 1',
  ]);
});

it('names the projects that stay without a scholarship while one below them gets it', () => {
  const linha = (projeto_id: number, remunerados: number, remunerados_aprovados: number) => ({
    ...{ projeto_id, remunerados, remunerados_aprovados, situacaoExibida: 'APROVADO', vagas: 'parte' },
  });
  const avisos = (...linhas: readonly ReturnType<typeof linha>[]) =>
    numerosDaDecisao({ linhas: linhas as Decidido['linhas'], proprios: 0, limiteBolsas: null })
      .filter((um) => !ehNumeroDoAto(um))
      .map(pendenciaPorExtenso);
  expect(avisos(linha(7, 2, 2), linha(8, 1, 0), linha(9, 1, 1))).toEqual([
    'O projeto nº 8 fica sem bolsa, e o nº 9, mais abaixo na ordem, recebe',
  ]);
  expect(avisos(linha(7, 2, 0), linha(8, 1, 0), linha(9, 1, 1))).toEqual([
    '2 projetos ficam sem bolsa (nº 7, nº 8), e o nº 9, mais abaixo na ordem, recebe',
  ]);
  // A project is not named when it asked for no scholarship, or when no project below it gets one.
  expect(avisos(linha(7, 0, 0), linha(8, 1, 1), linha(9, 1, 0))).toEqual([]);
  expect(avisos(linha(7, 1, 0))).toEqual([]);
});
