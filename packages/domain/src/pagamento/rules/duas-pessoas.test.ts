import { describe, expect, it } from 'vitest';
import { umaConferencia, umaPessoa } from '../../testing/folhas.ts';
import { fatosCom, umVinculo } from '../../testing/vinculos.ts';
import { MENSAGENS_PAGAMENTO as M } from '../messages.ts';
import type { Lancamento, PessoaDaFolha } from '../types.ts';
import {
  impedimentoDeQuemConfere,
  impedimentoDeQuemFecha,
  lancamentosConferidos,
  mudancasDesde,
  nomear,
  semSegundaPessoa,
  semSegundaPessoaDesde,
} from './duas-pessoas.ts';
import { lancamentosDaFolha } from './lancamentos.ts';

const MES = '2026-05';
const PARTICIPA = { partes: ['Monitoria de Cálculo'] };
const ESCREVEU = { escreveu: ['Ana'] };
/** Person 2 conferred on 1 June at midnight (UTC). */
const CONFERENCIA = umaConferencia([]);
const ANTES = new Date('2026-06-01T23:59:59.999Z');
const DEPOIS = new Date('2026-06-02T00:00:00.000Z');

const quem = (eu: PessoaDaFolha, ...outras: PessoaDaFolha[]) => ({ eu, outras });
const parte = `${M.participaDaFolha('Monitoria de Cálculo')} `;

it('names five and counts the others', () => {
  expect(nomear(['Ana', 'Bia', 'Caio', 'Davi', 'Eva'])).toBe('Ana, Bia, Caio, Davi, Eva');
  expect(nomear(['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fabio', 'Gil'])).toBe(
    'Ana, Bia, Caio, Davi, Eva e mais 2',
  );
});

describe('the person who confers', () => {
  it('has no part in a project of the sheet', () => {
    expect(impedimentoDeQuemConfere(quem(umaPessoa(1, PARTICIPA), umaPessoa(2)))).toEqual({
      codigo: 'PARTICIPA_DA_FOLHA',
      mensagem: parte + M.pecaAOutraPessoa,
    });
  });

  it.each([
    ['nobody else', []],
    ['others with a part', [umaPessoa(2, PARTICIPA)]],
  ])('is told to register another person where there is %s', (_quem, outras) => {
    expect(impedimentoDeQuemConfere(quem(umaPessoa(1, PARTICIPA), ...outras))).toEqual({
      codigo: 'PARTICIPA_DA_FOLHA',
      mensagem: parte + M.ninguemSemParte,
    });
  });

  it('leaves what they wrote to another person who is free', () => {
    expect(impedimentoDeQuemConfere(quem(umaPessoa(1, ESCREVEU), umaPessoa(2)))).toEqual({
      codigo: 'ESCREVEU_NA_FOLHA',
      mensagem: M.escreveuNaFolha('Ana'),
    });
  });

  it.each([
    ['wrote nothing', umaPessoa(1), [umaPessoa(2)]],
    ['wrote, and is alone', umaPessoa(1, ESCREVEU), []],
    ['wrote, as all others did', umaPessoa(1, ESCREVEU), [umaPessoa(2, ESCREVEU)]],
    ['wrote, and all others have a part', umaPessoa(1, ESCREVEU), [umaPessoa(2, PARTICIPA)]],
  ])('may confer when they %s', (_porque, eu, outras) => {
    expect(impedimentoDeQuemConfere(quem(eu, ...outras))).toBeNull();
  });
});

describe('the person who closes', () => {
  const impedimento = (agora: Date, eu: PessoaDaFolha, ...outras: PessoaDaFolha[]) =>
    impedimentoDeQuemFecha(quem(eu, ...outras), CONFERENCIA, agora);

  it('has no part in a project of the sheet, also after 24 hours', () => {
    expect(impedimento(DEPOIS, umaPessoa(1, PARTICIPA), umaPessoa(2))).toEqual({
      codigo: 'PARTICIPA_DA_FOLHA',
      mensagem: parte + M.pecaAOutraPessoa,
    });
  });

  it('closes at once what another person conferred', () => {
    expect(impedimento(ANTES, umaPessoa(1), umaPessoa(2))).toBeNull();
  });

  it('is not the one who conferred while others can close, who are named', () => {
    const outras = [umaPessoa(1), umaPessoa(3, ESCREVEU), umaPessoa(4, PARTICIPA), umaPessoa(5)];
    expect(impedimento(DEPOIS, umaPessoa(2), ...outras)).toEqual({
      codigo: 'CONFERIU_A_FOLHA',
      mensagem: M.conferiuAFolha('Pessoa 1, Pessoa 5'),
    });
  });

  it('is not one who wrote while others can close', () => {
    expect(impedimento(DEPOIS, umaPessoa(1, ESCREVEU), umaPessoa(2), umaPessoa(3))).toEqual({
      codigo: 'ESCREVEU_NA_FOLHA',
      mensagem: M.escreveuNaFolha('Ana'),
    });
  });

  it.each([
    ['who conferred, alone', umaPessoa(2), []],
    ['who conferred, where all others wrote', umaPessoa(2), [umaPessoa(1, ESCREVEU)]],
    ['who wrote, where the only other one conferred', umaPessoa(1, ESCREVEU), [umaPessoa(2)]],
  ])('waits 24 hours: one %s', (_quem, eu, outras) => {
    expect(impedimento(ANTES, eu, ...outras)).toEqual({
      codigo: 'ESPERA_24_HORAS',
      mensagem: M.espera24Horas,
    });
    expect(impedimento(DEPOIS, eu, ...outras)).toBeNull();
  });

  it.each([
    ['who conferred', umaPessoa(2), true],
    ['who wrote', umaPessoa(1, ESCREVEU), true],
    ['who did neither', umaPessoa(1), false],
  ])('has no second person: one %s is %s', (_quem, eu, sem) => {
    expect(semSegundaPessoa(quem(eu), CONFERENCIA)).toBe(sem);
  });

  it('may close without a second person 24 hours after the conference', () => {
    expect(semSegundaPessoaDesde(CONFERENCIA)).toEqual(DEPOIS);
  });
});

describe('what was conferred', () => {
  const [base] = lancamentosDaFolha(MES, fatosCom([umVinculo(1, { horas: { [MES]: 34 } })]));
  if (base === undefined) throw new Error('the sheet has no line');
  const linha = (dados: Partial<Lancamento> = {}): Lancamento => ({ ...base, valor: 70_000, ...dados });
  const estorno = (dados: Partial<Lancamento> = {}) =>
    linha({ tipo: 'ESTORNO', competencia: '2026-04', pago: false, ...dados });
  const mudancas = (antes: Lancamento[], agora: Lancamento[], nomes = new Map([[1, 'Ana']])) =>
    mudancasDesde({ lancamentos: lancamentosConferidos(antes) }, agora, nomes);

  it('is what is paid or asked back', () => {
    const lidos = lancamentosConferidos([
      linha(),
      linha({ pago: false }),
      estorno({ decisao: 'CONFIRMADO' }),
    ]);
    expect(lidos).toEqual([
      { instrutorId: 1, competencia: MES, tipo: 'NORMAL', pago: true, valor: 70_000, decisao: null },
      {
        ...{ instrutorId: 1, competencia: '2026-04', tipo: 'ESTORNO', pago: false },
        ...{ valor: 70_000, decisao: 'CONFIRMADO' },
      },
    ]);
  });

  it('has not changed when nothing would be paid otherwise', () => {
    const semPagar = linha({ instrutor: { ...base.instrutor, id: 2 }, pago: false });
    expect(mudancas([linha()], [linha({ horas: 30 }), semPagar])).toEqual([]);
  });

  it.each([
    ['a line that no longer pays', [linha()], [linha({ pago: false })], 'recebe R$ 700,00 → não recebe'],
    ['a new line', [], [linha()], 'não recebe → recebe R$ 700,00'],
    ['another amount', [linha()], [linha({ valor: 35_050 })], 'recebe R$ 700,00 → recebe R$ 350,50'],
    ['a first amount', [linha({ valor: null })], [linha()], 'recebe → recebe R$ 700,00'],
  ])('has changed by %s', (_oque, antes, agora, dito) => {
    expect(mudancas(antes, agora)).toEqual([`Ana (maio de 2026): ${dito}`]);
  });

  it('has changed by another decision on an estorno', () => {
    const [antes, agora] = [estorno({ decisao: 'CONFIRMADO' }), estorno({ decisao: 'DISPENSADO' })];
    expect(mudancas([antes], [agora])).toEqual([
      'Ana (abril de 2026): devolve R$ 700,00 → não devolve R$ 700,00',
    ]);
  });

  it('tells the kinds of lines of one month apart', () => {
    const complemento = linha({ tipo: 'COMPLEMENTO' });
    expect(mudancas([linha(), complemento], [linha()])).toEqual([
      'Ana (maio de 2026): recebe R$ 700,00 → não recebe',
    ]);
  });

  it('has a word for an instructor without a name', () => {
    expect(mudancas([], [linha()], new Map())).toEqual([
      'um instrutor (maio de 2026): não recebe → recebe R$ 700,00',
    ]);
  });
});
