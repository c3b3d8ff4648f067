import { describe, expect, it } from 'vitest';
import { fraseDaParte, mensagensEsperam, reenviados } from './messages.ts';
import { avisosDoSistema, exameDoDisco, situacaoGeral } from './rules.ts';
import type { EstadoDaParte, EstadoDoSistema } from './types.ts';

const AGORA = new Date('2026-11-22T12:00:00Z');
const horas = (n: number) => new Date(AGORA.getTime() - n * 3_600_000);
const dias = (n: number) => horas(24 * n);
const parte = (qual: EstadoDaParte['parte'], situacao: EstadoDaParte['situacao'] = 'ok'): EstadoDaParte => ({
  parte: qual,
  situacao,
  desde: AGORA,
  causa: situacao === 'ok' ? null : `causa de ${qual}`,
  ultimaFalha: null,
});
const BOM: EstadoDoSistema = {
  partes: [parte('banco'), parte('arquivos'), parte('email'), parte('antivirus'), parte('disco')],
  copia: { em: horas(1), ok: true, bytes: 1 },
  copiaBoa: { em: horas(1), ok: true, bytes: 1 },
  primeiraCopia: horas(1),
  exercicio: null,
  exercicioBom: null,
  emailsMortos: 0,
  avisosMortos: 0,
  servidorEmbutidoDe: null,
  chavesPerdidas: 0,
  fuso: 'America/Sao_Paulo',
  demonstracao: false,
};
const FALHOU = { copia: { em: horas(1), ok: false, bytes: 0 } };
const codigos = (mudanca: Partial<EstadoDoSistema>) =>
  avisosDoSistema({ ...BOM, ...mudanca }, AGORA).map(({ codigo }) => codigo);

describe('avisosDoSistema', () => {
  it('gives no warning for a healthy system', () => expect(codigos({})).toEqual([]));

  it.each([
    [{ copia: null }, ['SEM_COPIA']],
    [{ copiaBoa: { em: horas(48), ok: true, bytes: 1 } }, []],
    [{ copiaBoa: { em: horas(48.01), ok: true, bytes: 1 } }, ['SEM_COPIA']],
    [FALHOU, ['COPIA_COM_FALHA']],
    [{ ...FALHOU, copiaBoa: { em: horas(72), ok: true, bytes: 1 } }, ['COPIA_COM_FALHA', 'SEM_COPIA']],
    [{ ...FALHOU, copiaBoa: null }, ['COPIA_COM_FALHA']],
    [{ primeiraCopia: dias(30) }, []],
    [{ primeiraCopia: dias(30.1) }, ['SEM_EXERCICIO']],
    [{ primeiraCopia: dias(400), exercicio: { em: dias(180), ok: true, copiaDe: dias(181) } }, []],
    [
      { primeiraCopia: dias(400), exercicio: { em: dias(180.1), ok: true, copiaDe: dias(181) } },
      ['SEM_EXERCICIO'],
    ],
    [{ exercicio: { em: dias(1), ok: false, copiaDe: null } }, ['EXERCICIO_COM_FALHA']],
    [{ emailsMortos: 1 }, ['EMAILS_MORTOS']],
    [{ partes: [parte('antivirus', 'desligado')] }, ['SEM_ANTIVIRUS']],
    [
      { partes: [parte('antivirus', 'desligado'), parte('email', 'desligado')] },
      ['SEM_EMAIL', 'SEM_ANTIVIRUS'],
    ],
    [{ partes: [parte('email', 'desligado')], demonstracao: true }, []],
    [{ partes: [parte('email', 'fora'), parte('disco', 'degradado')] }, ['PARTE_FORA', 'PARTE_FORA']],
    [{ fuso: 'UTC' }, ['FUSO_UTC']],
    [{ chavesPerdidas: 2 }, ['CHAVES_PERDIDAS']],
    [{ servidorEmbutidoDe: dias(120) }, []],
    [{ servidorEmbutidoDe: dias(120.1) }, ['SERVIDOR_VELHO']],
  ] as const)('[C-K7] %j gives %j', (mudanca, esperados) => expect(codigos(mudanca)).toEqual(esperados));

  it('puts the grave ones first, with the cause in words', () => {
    const avisos = avisosDoSistema(
      { ...BOM, fuso: 'UTC', partes: [parte('email', 'fora')], emailsMortos: 2 },
      AGORA,
    );
    expect(avisos.map(({ grave, texto }) => [grave, texto])).toEqual([
      [true, 'causa de email'],
      [true, '2 e-mails não saíram depois de dez tentativas.'],
      [false, 'O fuso horário é UTC: os prazos não terminam à meia-noite do Brasil.'],
    ]);
  });
});

it.each([
  [[parte('banco'), parte('antivirus', 'desligado')], 'ok'],
  [[parte('banco'), parte('arquivos', 'fora')], 'degradado'],
  [[parte('banco'), parte('disco', 'degradado')], 'degradado'],
  [[parte('banco', 'fora'), parte('arquivos')], 'fora'],
])('distinguishes degraded from unready (%#)', (partes, geral) => expect(situacaoGeral(partes)).toBe(geral));

it('treats less than a tenth of the disk as little', () => {
  expect(exameDoDisco({ livre: 10, total: 100 }).situacao).toBe('ok');
  expect(exameDoDisco({ livre: 9.9, total: 100 }).situacao).toBe('degradado');
});

it.each([
  [['email', 'ok', 'ontem', 3], 'As mensagens estão saindo.'],
  [['email', 'fora', 'ontem'], 'O e-mail não está saindo desde ontem.'],
  [['email', 'fora', 'ontem', 0], 'O e-mail não está saindo desde ontem; nenhuma mensagem espera.'],
  [
    ['email', 'fora', 'ontem', 1],
    'O e-mail não está saindo desde ontem; 1 mensagem espera e sairá sozinha quando ele voltar.',
  ],
  [
    ['email', 'desligado', 'ontem', 3],
    'Nenhum servidor de e-mail foi configurado: as mensagens ficam no servidor e ninguém as recebe.',
  ],
  [['antivirus', 'desligado', 'ontem'], 'Nenhum antivírus examina os arquivos enviados.'],
  [
    ['disco', 'degradado', 'ontem', 3],
    'O disco está quase cheio desde ontem. Quando acabar, nada mais pode ser salvo.',
  ],
] as const)('explains %j', ([parte, situacao, desde, esperando], frase) =>
  expect(fraseDaParte(parte, situacao, desde, esperando)).toBe(frase),
);

it('writes the number of mails in words', () => {
  expect([0, 1, 2].map((n) => mensagensEsperam(n, 'ontem'))).toEqual([
    'Nenhuma mensagem espera a vez de sair.',
    '1 mensagem espera a vez de sair, desde ontem.',
    '2 mensagens esperam a vez de sair, a mais antiga desde ontem.',
  ]);
  expect(mensagensEsperam(1)).toBe('1 mensagem espera a vez de sair.');
  expect([1, 2].map(reenviados)).toEqual([
    '1 e-mail voltou para a fila e sairá em instantes.',
    '2 e-mails voltaram para a fila e sairão em instantes.',
  ]);
});
