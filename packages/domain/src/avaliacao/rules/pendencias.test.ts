import { describe, expect, it } from 'vitest';
import { FASES, type Fase } from '../../edital/types.ts';
import { MENSAGENS_AVALIACAO as M } from '../messages.ts';
import { type AtoDoEdital, type ContagemDoEdital, pendenciasDoAto, proximoAto } from './pendencias.ts';

function umaContagem(mudancas: Partial<ContagemDoEdital> = {}): ContagemDoEdital {
  return {
    aberto: false,
    fase: 'avaliacao',
    projetos: 3,
    aguardandoCronograma: 0,
    naoDesignados: 0,
    naoAvaliados: 0,
    avaliadoresSemDireito: 0,
    semVagas: 0,
    acimaDoPedido: 0,
    bolsas: 2,
    limiteBolsas: null,
    recursosPendentes: 0,
    temPrazoDeRecursos: true,
    vigenciaCorre: false,
    ...mudancas,
  };
}
const bloqueios = (ato: AtoDoEdital, mudancas: Partial<ContagemDoEdital>) =>
  pendenciasDoAto(ato, umaContagem(mudancas)).bloqueios.map(({ mensagem }) => mensagem);
const avisos = (ato: AtoDoEdital, mudancas: Partial<ContagemDoEdital>) =>
  pendenciasDoAto(ato, umaContagem(mudancas)).avisos.map(({ codigo, quantidade }) => [codigo, quantidade]);

describe('what forbids the next act of a call (D1, D3)', () => {
  const LIVRE_EM: Readonly<Record<Exclude<AtoDoEdital, 'encerrarInscricoes'>, readonly Fase[]>> = {
    iniciarDecisao: ['avaliacao', 'decisao'],
    enviarASecretaria: ['decisao'],
    publicar: ['secretaria'],
    arquivar: ['resultado'],
  };
  for (const [ato, livres] of Object.entries(LIVRE_EM)) {
    it.each(FASES)(`${ato} in %s`, (fase) => {
      expect(bloqueios(ato as AtoDoEdital, { fase }).length === 0).toBe(livres.includes(fase));
    });
  }

  it('starts the decision only when every project is designated, and then evaluated', () => {
    expect(bloqueios('iniciarDecisao', { naoDesignados: 1, naoAvaliados: 2 })).toEqual([
      M.naoSubmetidosAAvaliacao,
      M.naoAvaliados,
    ]);
    expect(bloqueios('iniciarDecisao', { naoAvaliados: 1 })).toEqual([M.naoAvaliados]);
    expect(bloqueios('iniciarDecisao', { fase: 'submissao', aberto: true })).toEqual([M.espereFechar]);
    expect(bloqueios('iniciarDecisao', { projetos: 0 })).toEqual([]);
  });

  it('says of a second sending that it was sent, of an early one that it is not decided', () => {
    expect(bloqueios('enviarASecretaria', { fase: 'avaliacao' })).toEqual([M.aindaNaoNaDecisao]);
    expect(bloqueios('enviarASecretaria', { fase: 'secretaria' })).toEqual([M.jaEnviado]);
    expect(bloqueios('publicar', { fase: 'decisao' })).toEqual([M.naoEnviados]);
  });

  it('keeps a call while an appeal is pending', () => {
    expect(bloqueios('arquivar', { fase: 'resultado', recursosPendentes: 2 })).toEqual([M.recursoPendente]);
  });

  it('[C-B4] archives no call whose projects still run (D48)', () => {
    expect(bloqueios('arquivar', { fase: 'resultado', vigenciaCorre: true })).toEqual([
      'O edital só pode ser arquivado no fim da vigência',
    ]);
  });

  it('closes the submissions of an open call only', () => {
    expect(bloqueios('encerrarInscricoes', { fase: 'submissao', aberto: true })).toEqual([]);
    expect(bloqueios('encerrarInscricoes', { fase: 'submissao' })).toHaveLength(1);
  });
});

describe('what should be known before it', () => {
  it('counts what is granted to nobody, above what was asked, and beyond the limit', () => {
    const contagem = { fase: 'decisao', semVagas: 2, acimaDoPedido: 1, limiteBolsas: 1 } as const;
    expect(avisos('enviarASecretaria', contagem)).toEqual([
      ['SEM_VAGAS', 2],
      ['ACIMA_DO_PEDIDO', 1],
      ['LIMITE_DE_BOLSAS', null],
    ]);
    expect(avisos('enviarASecretaria', { fase: 'decisao', limiteBolsas: 2 })).toEqual([]);
  });

  it('tells of a call without projects, of missing schedules and of no end for appeals', () => {
    expect(avisos('iniciarDecisao', { projetos: 0, aguardandoCronograma: 4 })).toEqual([
      ['SEM_PROJETOS', null],
      ['AGUARDAM_CRONOGRAMA', 4],
    ]);
    expect(avisos('publicar', { fase: 'secretaria', temPrazoDeRecursos: false })).toEqual([
      ['SEM_PRAZO_DE_RECURSOS', null],
    ]);
    expect(avisos('publicar', { fase: 'secretaria' })).toEqual([]);
  });
});

it('names the act by which each phase ends', () => {
  expect(FASES.map((fase) => proximoAto(fase, true))).toEqual([
    ...['encerrarInscricoes', 'iniciarDecisao', 'enviarASecretaria', 'publicar', 'arquivar', null],
  ]);
  expect(proximoAto('submissao', false)).toBeNull();
});
