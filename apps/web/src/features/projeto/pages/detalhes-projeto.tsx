import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PdfLink } from '../../../ui/pdf-link.tsx';
import classes from '../components/detalhes.module.css';
import { NomesEnviados } from '../components/nomes-enviados.tsx';
import { AvisoDeEncerramento } from '../offered/aviso-de-encerramento.tsx';
import { BotoesDoCoordenador } from '../offered/botoes-do-coordenador.tsx';
import { ComprovanteLink } from '../offered/comprovante-link.tsx';
import { ProjetoQueryState } from '../offered/projeto-query-state.tsx';
import { Proposta } from '../offered/proposta.tsx';

export default function DetalhesProjetoPage() {
  const id = useIdOfPath();
  return (
    <ProjetoQueryState id={id} title="Detalhes do projeto">
      {(projeto) => <Detalhes projeto={projeto} />}
    </ProjetoQueryState>
  );
}

function Detalhes({ projeto }: { readonly projeto: Projeto }) {
  return (
    <div className={classes.page}>
      <PageHeader
        title={projeto.titulo || 'SEM TITULO'}
        crumbs={[
          { label: 'Início', to: '/menu' },
          { label: 'Projetos submetidos', to: '/projetos_submetidos' },
        ]}
        description={`Projeto nº ${projeto.id} · ${projeto.edital?.nome ?? 'sem edital'}`}
      />
      <Stack gap="lg">
        <Group className={classes.actions} gap="sm" align="flex-start">
          <PdfLink
            label="Gerar PDF"
            variant="filled"
            fileName={`projeto_${projeto.id}.pdf`}
            load={() => api.gerarPdf({ params: { id: projeto.id } })}
          />
          <Button
            variant="default"
            leftSection={<IconPrinter aria-hidden size={18} />}
            onClick={() => globalThis.print()}
          >
            Imprimir
          </Button>
          <ComprovanteLink projeto={projeto} />
          <BotoesDoCoordenador projeto={projeto} />
          <Button variant="default" component={Link} to="/menu">
            Menu
          </Button>
        </Group>
        <AvisoDeEncerramento projeto={projeto} />
        <NomesEnviados projeto={projeto} />
        <Proposta projeto={projeto} />
      </Stack>
    </div>
  );
}
