import { NOMES_DOS_ARQUIVOS } from '@instrutoria/domain/arquivo/messages.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarBytes, formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { type Armazenamento, armazenamentoQuery } from '../api.ts';

const GUIA = '(guia de operação, seção 18)';

export function EstadoDosArquivos() {
  const administra = podeAdministrar(useSessao()?.usuario);
  const { data, isError, error, refetch } = useQuery({ ...armazenamentoQuery, enabled: administra });
  if (!administra) return null;
  if (isError) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (data === undefined || (data.espaco.situacao === 'livre' && data.quantosDanificados === 0)) return null;
  return (
    <Stack gap="sm" mb="lg">
      <Espaco {...data.espaco} />
      {data.quantosDanificados > 0 && <Danificados {...data} />}
    </Stack>
  );
}

function Espaco({ situacao, livre, piso }: Armazenamento['espaco']) {
  if (situacao === 'livre') return null;
  return situacao === 'cheio' ? (
    <Notice kind="error" title="O espaço para arquivos acabou">
      Ninguém consegue enviar arquivos agora; todo o resto continua funcionando. Há {formatarBytes(livre)}{' '}
      livres no disco, e os envios voltam com {formatarBytes(piso)}. Peça já a quem cuida do servidor que
      libere espaço ou aumente o disco {GUIA}.
    </Notice>
  ) : (
    <Notice kind="warning" title="O espaço para arquivos está acabando">
      Há {formatarBytes(livre)} livres no disco. Abaixo de {formatarBytes(piso)} ninguém consegue enviar
      arquivos; todo o resto continua funcionando. Peça a quem cuida do servidor que libere espaço ou aumente
      o disco {GUIA}.
    </Notice>
  );
}

function Danificados({ danificados, quantosDanificados: quantos }: Armazenamento) {
  const outros = quantos - danificados.length;
  return (
    <Notice
      kind="error"
      title={
        quantos === 1
          ? 'Um arquivo enviado está danificado'
          : `${quantos} arquivos enviados estão danificados`
      }
    >
      <Text>
        O arquivo não é mais igual ao que foi enviado, e por isso ninguém pode abri-lo. Peça a quem cuida do
        servidor que o recupere da última cópia de segurança e descubra a causa {GUIA}. Se não houver cópia,
        peça a quem enviou que envie outra vez. O aviso some quando o arquivo certo voltar e for aberto.
      </Text>
      <ul>
        {danificados.map(({ referencia, tipo, sobre, projeto, enviadoPor, danificadoEm }) => (
          <li key={referencia}>
            {NOMES_DOS_ARQUIVOS[tipo]}
            {sobre !== null && ` de ${sobre}`}
            {projeto !== null && (
              <>
                {' ('}
                <Anchor component={Link} to={`/projetos_submetidos/${projeto}`}>
                  projeto nº {projeto}
                </Anchor>
                )
              </>
            )}
            {enviadoPor !== null && `, enviado por ${enviadoPor}`}, notado em {formatarInstante(danificadoEm)}
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {referencia}
            </Text>
          </li>
        ))}
      </ul>
      {outros > 0 && <Text>E mais {outros}.</Text>}
    </Notice>
  );
}
