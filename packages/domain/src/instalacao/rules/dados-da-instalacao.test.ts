import { describe, expect, it } from 'vitest';
import { LETRAS_DO_CODIGO, LINHAS_MAXIMO } from '../limits.ts';
import type { DadosDaInstalacao } from '../types.ts';
import {
  configuracaoInicial,
  normalizarCodigoDeInstalacao,
  problemasDaInstalacao,
  problemasDasUnidades,
} from './dados-da-instalacao.ts';

const CERTOS: DadosDaInstalacao = {
  instituicao: { nome: 'Universidade do Cariri', sigla: 'UC', cidade: '' },
  fuso: 'America/Sao_Paulo',
  fusoConfirmado: true,
  encarregado: { nome: 'Rita Lima', email: 'rita@exemplo.br' },
  unidades: [{ nome: 'Reitoria', cidade: 'Crato' }],
  programas: [],
  administrador: {
    nome: 'Joana Prado',
    cpf: '529.982.247-25',
    email: 'joana@exemplo.br',
    siape: '1234567',
    lattes: '',
    unidade: ' Reitoria ',
  },
  edital: null,
};
const campos = (parte: Partial<DadosDaInstalacao>) =>
  problemasDaInstalacao({ ...CERTOS, ...parte }).map(({ campo }) => campo);

describe('the data of the installation', () => {
  it('accepts valid data, without a city, a programme, a Lattes or a call', () => {
    expect(campos({})).toEqual([]);
  });

  it.each<[string, Partial<DadosDaInstalacao>, string[]]>([
    ['no acronym', { instituicao: { ...CERTOS.instituicao, sigla: ' ' } }, ['instituicao.sigla']],
    ['a zone that nobody confirmed', { fusoConfirmado: false }, ['fusoConfirmado']],
    ['a zone that does not exist', { fuso: 'America/Crato' }, ['fuso']],
    ['a zone of another country', { fuso: 'Europe/Paris' }, ['fuso']],
    ['a zone in small letters', { fuso: 'america/recife' }, ['fuso']],
    [
      'nobody in charge of data',
      { encarregado: { nome: '', email: '' } },
      ['encarregado.nome', 'encarregado.email'],
    ],
    ['a bad address', { encarregado: { nome: 'R', email: 'rita@' } }, ['encarregado.email']],
    [
      'a bad Lattes',
      { administrador: { ...CERTOS.administrador, lattes: 'lattes' } },
      ['administrador.lattes'],
    ],
    [
      'a call without its year',
      { edital: { nome: 'Edital', inicio: '2026-05-01', fim: '2026-05-30' } },
      ['edital.nome'],
    ],
  ])('refuses %s', (_nome, parte, achados) => {
    expect(campos(parte)).toEqual(achados);
  });

  it('names the wrong row: empty, repeated however it is spaced, or one too many', () => {
    const unidades = [
      { nome: 'Reitoria', cidade: 'Crato' },
      { nome: 'Centro', cidade: '' },
      { nome: ' Reitoria', cidade: 'Barbalha' },
    ];
    expect(problemasDasUnidades({ unidades }).map(({ campo }) => campo)).toEqual([
      'unidades.1.cidade',
      'unidades.2.nome',
    ]);
    const muitas = Array.from({ length: LINHAS_MAXIMO + 1 }, (_, i) => ({ nome: `U${i}`, cidade: 'C' }));
    expect(problemasDasUnidades({ unidades: muitas })).toMatchObject([{ codigo: 'LINHAS_DEMAIS' }]);
    expect(problemasDasUnidades({ unidades: muitas.slice(1) })).toEqual([]);
  });

  it('makes a configuration that changes only what was asked', () => {
    const { instituicao, encarregado, fuso, janelas } = configuracaoInicial(CERTOS);
    expect([instituicao.nome, encarregado.nome, fuso]).toEqual([
      'Universidade do Cariri',
      'Rita Lima',
      'America/Sao_Paulo',
    ]);
    expect(janelas).toBeDefined();
  });
});

it('reads the code in any notation, and never more than twice its length', () => {
  expect(normalizarCodigoDeInstalacao(' abcd-0o1l-iI ')).toBe('ABCD001111');
  expect(normalizarCodigoDeInstalacao('A'.repeat(10_000))).toHaveLength(LETRAS_DO_CODIGO * 2);
});
