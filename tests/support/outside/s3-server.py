"""OpenStack Swift with its S3 API, all of it in one folder and on this machine alone: python3 s3-server.py FOLDER PORT PORT PORT PORT.

The ports are those of the S3 API, and of what stores objects, containers and accounts. One copy of everything is kept.
"""

import os
import signal
import sys

from swift.common.ring import RingBuilder

folder = os.path.abspath(sys.argv[1])
port, *stores = map(int, sys.argv[2:6])
kinds = dict(zip(('object', 'container', 'account'), stores))

PROXY = """
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
swift_dir = {folder}
workers = 0
user = {user}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# A store that came up after the first question to it is asked again, not left out for a minute.
error_suppression_limit = 1000000
conn_timeout = 10
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = {region}
dns_compliant_bucket_names = true
max_bucket_listing = 40
[filter:tempauth]
use = egg:swift#tempauth
user_{tenant}_{name} = {secret} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
"""

STORE = """
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
workers = 0
user = {user}
disable_fallocate = true
log_level = ERROR
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
conn_timeout = 10
"""


def write(name, text):
    with open(os.path.join(folder, name), 'w') as file:
        file.write(text)


def prepare():
    os.makedirs(os.path.join(folder, 'devices', 'd1'), exist_ok=True)
    write('swift.conf', '[swift-hash]\nswift_hash_path_prefix = tests\nswift_hash_path_suffix = tests\n')
    user = os.environ.get('USER') or 'root'
    name, tenant = os.environ['S3_USER'].split(':')[::-1]
    values = {'folder': folder, 'user': user, 'region': os.environ['S3_REGION']}
    secret = {'tenant': tenant, 'name': name, 'secret': os.environ['S3_SECRET']}
    write('proxy.conf', PROXY.format(port=port, **values, **secret))
    for kind, own in kinds.items():
        builder = RingBuilder(4, 1, 1)
        place = {'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': own, 'device': 'd1', 'weight': 1}
        builder.add_dev({**place, 'replication_ip': '127.0.0.1', 'replication_port': own})
        builder.rebalance()
        builder.get_ring().save(os.path.join(folder, f'{kind}.ring.gz'))
        write(f'{kind}.conf', STORE.format(kind=kind, port=own, **values))


def serve(kind):
    from swift.common import utils, wsgi

    utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')
    sys.exit(wsgi.run_wsgi(os.path.join(folder, f'{kind}.conf'), f'{kind}-server'))


os.environ.setdefault('USER', 'root')
prepare()
children = []
for kind in (*kinds, 'proxy'):
    child = os.fork()
    if child == 0:
        serve(kind)
    children.append(child)


def end(status):
    for child in children:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            pass
    os._exit(status)


for asked in (signal.SIGTERM, signal.SIGINT):
    signal.signal(asked, lambda *_: end(0))
# None of the four does without the others: one whose port was taken meanwhile takes them along.
signal.signal(signal.SIGCHLD, lambda *_: end(1))
# Whoever started this holds the other end: it ends with them.
sys.stdin.read()
end(0)
