import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { BackupError } from '@instrutoria/copia-de-seguranca/backup-error.ts';
import { ConfigError } from '../config/config.ts';
import { loadEnvFile } from '../config/env-file.ts';
import { StartupError } from '../db/connection/startup-error.ts';
import { COMMIT } from '../version.ts';
import { CliError } from './cli-error.ts';

/** A command, with the remarks about the file of variables. */
type Comando = (args: readonly string[], remarks: readonly string[]) => Promise<void>;

const COMANDOS: Readonly<Record<string, () => Promise<Comando>>> = {
  'criar-administrador': async () => (await import('./criar-administrador.ts')).criarAdministrador,
  async backup() {
    // Runs with a lower priority than the users' requests.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    return (await import('./backup.ts')).backup;
  },
  restaurar: async () => (await import('./restaurar.ts')).restaurar,
  perdas: async () => (await import('./perdas.ts')).perdas,
  invariantes: async () => (await import('./conferir.ts')).invariantes,
  'verificar-configuracao': async () =>
    (await import('./verificar-configuracao.ts')).verificarConfiguracaoNoTerminal,
  auditoria: async () => (await import('./conferir.ts')).auditoria,
  mudanca: async () => (await import('./mudanca.ts')).mudanca,
  recurso: async () => (await import('./recurso.ts')).recurso,
  'segundo-fator': async () => (await import('./segundo-fator.ts')).segundoFator,
  aluno: async () => (await import('./aluno.ts')).aluno,
  declaracao: async () => (await import('./declaracao.ts')).declaracao,
  sorteio: async () => (await import('./sorteio.ts')).sorteio,
  saude: async () => (await import('./saude.ts')).saude,
  versao: async () => (await import('./versao.ts')).versao,
};

const AJUDA = `Uso: ${COMMIT === undefined ? 'npm run cli --' : 'instrutoria cli'} <comando>

  criar-administrador   cria a conta do primeiro administrador e mostra um link para ele criar a senha
                        --nome --cpf --email --siape [--lattes] [--unidade] [--cidade]
                        (pergunta o que faltar)
  backup <arquivo>      grava uma cópia de segurança de tudo, com os arquivos, cifrada com BACKUP_CHAVE; o sistema
                        pode estar em uso; sai com 3 se faltam arquivos no armazenamento
  restaurar <arquivo>   restaura uma cópia em um DATA_DIR novo ou em um servidor vazio (DATABASE_URL)
                        [--sem-emails]: os e-mails que esperavam não saem; para um exercício de restauração
                        [--exercicio-de <DATA_DIR da instalação>]: anota lá que o exercício foi feito, e se deu certo
  perdas <arquivo>      mostra o que foi feito desde uma cópia e se perderia ao voltar a ela
  verificar-configuracao  mostra tudo o que não serve na configuração, sem criar nada; sai com 1 se há algo
                        [--ligar]: também tenta banco, arquivos, e-mail e antivírus, cada um por si
  invariantes           confere nos dados o que deve valer sempre; sai com 1 se algo não vale
  auditoria verificar   percorre a cadeia do registro de auditoria e a compara com as cabeças gravadas fora do banco;
                        sai com 1 se algo não confere  [--cabeca elo:soma]: a de um e-mail
  mudanca               lista as mudanças de e-mail e CPF feitas pela administração que ainda esperam conferência
  mudanca conferir <n>  confere uma delas, onde não há outra pessoa da administração  --motivo
  recurso substituto <n>  indica quem decide um recurso que ninguém da comissão nem da administração pode decidir
                        --cpf --motivo
  segundo-fator remover   remove o segundo fator de quem o perdeu, se nenhuma outra pessoa da administração pode
                        fazê-lo; a pessoa é avisada por e-mail  --cpf --motivo
  aluno liberar-cpf     encerra a conta de aluno que tem o CPF de outra pessoa, se ela não tem vínculos; quem a tinha
                        é avisado por e-mail  --cpf --motivo
  declaracao conferir <código>  diz se um código de declaração (do QR, de letras, ou um arquivo de texto com ele)
                        confere e se foi revogada; sai com 1 se não vale
  declaracao trocar-chave  cria outra chave para assinar declarações; a antiga só confere o que já assinou
  sorteio conferir <n>  repete um sorteio de avaliadores e diz se dá o mesmo; <n> é o número dele ou o arquivo
                        baixado; sai com 1 se não confere
  saude                 diz se o programa responde; [--pronta]: e o banco; [--esperar]: pergunta até que responda
  versao                mostra a versão do programa, do Node e do sistema

Antes ou depois do comando, --ambiente <arquivo>: as variáveis que ele define, onde o ambiente não as define.
`;

try {
  const remarks = loadEnvFile();
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const comando = COMANDOS[positionals[0] ?? ''];
  if (comando === undefined) {
    process.stderr.write(AJUDA);
    process.exitCode = positionals.length === 0 ? 0 : 2;
  } else {
    const executar = await comando();
    await executar(process.argv.slice(process.argv.indexOf(positionals[0] ?? '') + 1), remarks);
  }
} catch (error) {
  const malEscrito =
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
  const conhecido =
    malEscrito ||
    error instanceof CliError ||
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof StartupError;
  process.stderr.write(
    `${conhecido ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  if (malEscrito) process.stderr.write(`\n${AJUDA}`);
  process.exitCode = malEscrito ? 2 : 1;
}
