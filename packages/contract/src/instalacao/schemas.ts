import { LINHAS_MAXIMO } from '@instrutoria/domain/instalacao/limits.ts';
import { PENDENCIAS_DA_INSTALACAO } from '@instrutoria/domain/instalacao/types.ts';
import { z } from 'zod';
import { editalBody } from '../edital/schemas.ts';
import { booleano, exato, linha, linhaDe, mensagem } from '../fields.ts';

const codigo = exato(200);

export const codigoBody = z.object({ codigo });

const situacao = z.enum(['ok', 'ausente', 'fora']);
/** The parts that the assistant tested, in words without secrets. */
export const instalacaoAberta = z.object({
  partes: z.array(
    z.object({ parte: z.enum(['banco', 'arquivos', 'email', 'antivirus']), situacao, mensagem: z.string() }),
  ),
  endereco: z.string(),
});

export const testeDeEmailBody = z.object({ codigo, para: linha });

export const emailTestado = mensagem.extend({ enviada: z.boolean() });

const unidade = z.object({ nome: linha, cidade: linha });

/** Also for the set-up file, which needs no code, since its writer has access to the machine. */
export const dadosDaInstalacao = z.object({
  instituicao: z.object({ nome: linha, sigla: linha, cidade: linha }),
  /** A JPEG or PNG as base64. */
  logo: exato(700_000).nullable(),
  fuso: linha,
  fusoConfirmado: booleano,
  encarregado: z.object({ nome: linha, email: linha }),
  unidades: z.array(unidade).max(LINHAS_MAXIMO),
  programas: z.array(linha).max(LINHAS_MAXIMO),
  administrador: z.object({
    nome: linha,
    cpf: linhaDe(100),
    email: linha,
    siape: linhaDe(100),
    lattes: linha,
    unidade: linha,
    senha: exato(10_000),
  }),
  edital: editalBody.nullable(),
});
export type CorpoDaInstalacao = z.output<typeof dadosDaInstalacao>;

export const concluirBody = dadosDaInstalacao.extend({ codigo });

export const pendencia = z.object({ item: z.enum(PENDENCIAS_DA_INSTALACAO), mensagem: z.string() });
export const dispensarParams = z.object({ item: z.enum(PENDENCIAS_DA_INSTALACAO) });
